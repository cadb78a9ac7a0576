// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await bench.reset();
});
afterAll(() => bench.stop());

/** Files the page saves from now on, by name. */
function savedFiles() {
  const files = new Map<string, Promise<string>>();
  const blobs: Blob[] = [];
  // jsdom has neither.
  class SavingUrl extends URL {
    static override createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:saved';
    };
    static override revokeObjectURL = () => {};
  }
  vi.stubGlobal('URL', SavingUrl);
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  press.mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.set(this.download, blob.text());
  });
  return files;
}

test('LedgerTools filters the history by token and person and exports the rest with its calls', async () => {
  const files = savedFiles();
  const page = await bench.open('&show=history');
  const rows = page.all('.safe-row').length;
  page.press('Filter and export');
  await expect.poll(() => page.text('.ledger [role=status]')).toMatch(/^\d+ entries$/);
  expect(page.all('.safe-row')).toHaveLength(rows);
  page.type('From or to', '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720');
  await expect.poll(() => page.all('.safe-row').length).toBeLessThan(rows);
  page.press('Export as CSV');
  const [name = '', text = ''] = [...files][0] ?? [];
  expect(name).toMatch(/^history-\d+-0x.*\.csv$/);
  const csv = await text;
  expect(csv).toContain('time,status,nonce,amount,token');
  // The calls of a batch are separate rows, each checked.
  expect(csv).toMatch(/,SUCCESS,\d+,0\.1,ETH,.*,yes\r\n/);
  expect(csv).toMatch(/,SUCCESS,\d+,2\.5,ANCR,.*,yes\r\n/);
  page.press('Show everything again');
  await expect.poll(() => page.all('.safe-row').length).toBe(rows);
});

test('LedgerTools exports the queue as JSON', async () => {
  const files = savedFiles();
  const page = await bench.open();
  page.press('Filter and export');
  await expect.poll(() => page.text('.ledger [role=status]')).toBe('5 entries');
  page.press('Export as JSON');
  const read: unknown = JSON.parse((await [...files.values()][0]) ?? '');
  expect(read).toHaveLength(5);
  expect(read).toMatchObject([
    { nonce: '6', status: 'AWAITING_EXECUTION', checked: true, calls: [{ amount: '0.35' }] },
    ...Array.from({ length: 4 }, () => ({ checked: true })),
  ]);
});

test('LedgerTools shows the note of a proposal to every visitor who opens it', async () => {
  const page = await bench.open('&show=new');
  page.type('Recipient', '0x00000000000000000000000000000000000c0de1');
  page.type('Amount', '0.01');
  await expect.poll(() => page.all('[aria-invalid="true"]')).toEqual([]);
  page.press('Review');
  await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
  page.type('Note for the other owners', 'Berth 12, second half');
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text('.safe-note')).toContain('Berth 12, second half');
  expect(page.text('.safe-note')).toContain('not part of what is signed');
});
