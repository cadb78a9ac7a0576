// @vitest-environment jsdom
import { comparableAddress } from '@mooring/connect';
import { TREASURY } from '@mooring/devnet';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.reset();
});
afterAll(() => bench.stop());

/** Topics of ExecutionSuccess, with the hash indexed or not, and its data before the payment of nothing. */
const UNPAID =
  /(\["0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e"(?:,"0x[\da-f]{64}")?\],"data":"0x(?:[\da-f]{64})?)0{64}"/g;
const ONE_COIN = (10n ** 18n).toString(16).padStart(64, '0');

/** Receipts of this page say that each execution paid a refund of one coin. */
function payRefunds() {
  const plain = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const answer = await plain(asked, init);
    if (!new URL(answer.url).pathname.startsWith('/rpc/')) return answer;
    const text = (await answer.text()).replaceAll(UNPAID, `$1${ONE_COIN}"`);
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
}

test('HistoryRefund shows a refund without a named recipient as paid to the executor', async () => {
  payRefunds();
  const page = await bench.open('&show=history');
  const executor = comparableAddress(TREASURY.address);
  await expect
    .poll(() => page.text())
    .toContain(`1 ETH was paid to ${executor} as a refund of gas`);
});
