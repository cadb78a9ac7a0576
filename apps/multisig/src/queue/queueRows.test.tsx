// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

test('QueueView rows show amount, recipients, date and proposer, of a batch too', async () => {
  const page = await bench.open();
  const rows = page.all('.safe-row').map(({ textContent }) => textContent);
  const day = /[A-Z][a-z]{2} \d+, \d{4}/;
  for (const row of rows) {
    expect(row).toMatch(day);
    expect(row).toMatch(/Proposed by 0x[0-9a-f]{4}…[0-9a-f]{4}/i);
  }
  expect(rows[0]).toContain('Send 0.35 ETH to 0xa0Ee…9720');
  expect(rows.at(-1)).toContain('Batch of 2 calls');
  expect(rows.at(-1)).toContain('Send 0.05 ETH and 25 HUSD to 0xa0Ee…9720 and 0x7099…79C8');
});
