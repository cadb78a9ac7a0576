// @vitest-environment jsdom
import { TREASURY } from '@mooring/devnet';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const harbour = TREASURY.address;
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

async function openTable() {
  const page = await bench.open('&show=new');
  page.press('Pay many at once (CSV)');
  await expect.poll(() => page.all('#csv-table').length).toBe(1);
  return page;
}

test('CsvForm turns a pasted table into one batch, with resolved names and a total per token', async () => {
  const page = await openTable();
  page.type(
    'Table of payments',
    `HUSD\t${harbour}\t10.5\tMarch\nHUSD\tnewcomer.eth\t4\n\t${newcomer}\t0.25`,
  );
  await expect.poll(() => page.text('.csv-status')).toBe('3 payments are ready');
  expect(page.text('#csv-totals ~ dl')).toContain('14.5 HUSD');
  expect(page.text('#csv-totals ~ dl')).toContain('0.25 ETH');
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  expect(page.text()).toContain('Batch of 3 calls');
  expect(page.text()).toContain('Send 10.5 HUSD to 0xa0Ee…9720');
  await expect.poll(() => page.action.isClosed).toBe(false);
});

test('CsvForm disables the review until each faulty row is fixed or left out', async () => {
  const page = await openTable();
  page.type('Table of payments', `HUSD;${harbour};10\nHUSD;${harbour};1,5\nABC;nobody.eth;1`);
  await expect.poll(() => page.text('#csv-faults')).toBe('2 rows are not right');
  expect(page.text('.csv-faults')).toContain('Row 2');
  expect(page.text('.csv-faults')).toContain('A comma can mean decimals or thousands.');
  expect(page.text('.csv-faults')).toContain('No token with this symbol is listed here.');
  expect(page.text('.csv-faults')).toContain('No address was found for this name.');
  page.press('Review');
  await expect.poll(() => page.text('[role=alert]')).toContain('Fix the rows named above');
  expect(page.text('#safe-view')).toBe('New transaction');
  page.press('Leave all of these out');
  await expect.poll(() => page.text('.csv-left')).toContain('2 rows left out.');
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  expect(page.text()).toContain('Send 10 HUSD');
});

test('CsvForm opens a requested review once names are resolved', async () => {
  const page = await openTable();
  page.type('Table of payments', 'HUSD;newcomer.eth;10');
  page.press('Review');
  expect(page.text('#safe-view')).toBe('New transaction');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  expect(page.text()).toContain('Send 10 HUSD');
});

// Four seconds alone; the limits are for what hangs, on a busy machine too.
test('CsvForm reviews 500 payments as one batch', { timeout: 240_000 }, async () => {
  const page = await openTable();
  const rows = Array.from({ length: 500 }, (_, index) => {
    return `HUSD,0x${(index + 1).toString(16).padStart(40, 'b')},0.01`;
  });
  page.type('Table of payments', rows.join('\n'));
  await expect.poll(() => page.text('.csv-status')).toBe('500 payments are ready');
  page.press('Review');
  await expect.poll(() => page.text('#safe-view'), { timeout: 100_000 }).toBe('Review');
  expect(page.text()).toContain('Batch of 500 calls');
  await expect.poll(() => page.action.isClosed, { timeout: 100_000 }).toBe(false);
});
