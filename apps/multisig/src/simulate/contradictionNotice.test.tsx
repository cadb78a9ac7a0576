// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

/** Link of the history to a payment in the account's tokens. */
async function payment() {
  const page = await bench.open('&show=history');
  await expect.poll(() => page.text()).toContain('Sent 120 HUSD');
  const link = page
    .all('.safe-row-link')
    .find(({ textContent }) => /120 HUSD/.test(textContent ?? ''));
  const query = new URLSearchParams(link?.getAttribute('href')?.split('?')[1]);
  const [chainId, account] = query.get('safe')?.split(':') ?? [];
  return { name: `mooring.simulated-${chainId}-${account?.toLowerCase()}`, hash: query.get('tx') };
}

test.each([
  [
    'moved another amount',
    { outcome: 'success', changes: 100_000_000 },
    '−120 HUSD happened, −100 HUSD was expected',
  ],
  [
    'went through',
    { outcome: 'failure', changes: undefined },
    'it would have failed. It went through.',
  ],
])(
  'history shows a contradiction for a payment that %s, unlike its simulation',
  async (_, { outcome, changes }, text) => {
    const { name, hash } = await payment();
    const page = await bench.open('&show=history', { early: true });
    const [husd] = bench.tokens;
    const moved = [{ token: husd, amount: `-${changes}` }];
    // Kept before anything has loaded.
    localStorage.setItem(
      name,
      JSON.stringify([{ hash, outcome, ...(changes && { changes: moved }) }]),
    );
    await expect.poll(() => page.text()).toContain(text);
    expect(page.all('.safe-row .notice')).toHaveLength(1);
  },
);

test('history shows no contradiction for a transaction that matches its simulation', async () => {
  const { name, hash } = await payment();
  const page = await bench.open('&show=history', { early: true });
  const changes = [{ token: bench.tokens[0], amount: '-120000000' }];
  localStorage.setItem(name, JSON.stringify([{ hash, outcome: 'success', changes }]));
  await page.settled();
  expect(page.text()).toContain('Sent 120 HUSD');
  expect(page.all('.safe-row .notice')).toEqual([]);
});
