// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

test.each([
  ['a transaction', () => `&tx=${bench.queue[1]}`],
  ['a message', () => `&msg=${bench.messages[1]}`],
])(
  'TransactionView shows %s without a button to accounts that are not owners',
  async (_, place) => {
    const page = await bench.open(place(), { person: 2 });
    expect(page.action).toMatchObject({
      isClosed: true,
      obstacle: 'You are not an owner of this account: you can view, but not sign.',
    });
    page.action.press();
    await page.settled();
    expect(page.asked()).toEqual([]);
  },
);

test('wrong network: TransactionView switches the wallet, then signs', async () => {
  const [, rollup] = bench.chainIds;
  const page = await bench.open(`&tx=${bench.queue[1]}`, { chainId: rollup });
  expect(page.action).toMatchObject({
    isClosed: true,
    obstacle: 'Your wallet has to be on Local Ethereum.',
  });
  page.press('Switch to Local Ethereum');
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text()).toContain('Signatures: 2 of 2');
});

test('TransactionView keeps the proposal after a rejected signature, and can retry', async () => {
  const page = await bench.open(`&tx=${bench.queue[1]}`);
  page.wallet.next('sign').reject();
  page.action.press();
  await expect.poll(() => page.asked().length).toBe(1);
  await expect.poll(() => page.action.isClosed).toBe(false);
  expect(page.text('[role=alert]')).toBe('');
  expect(page.text()).toContain('Signatures: 1 of 2');
  page.action.press();
  await expect.poll(() => page.text()).toContain('Signatures: 2 of 2');
  await expect
    .poll(() => page.text())
    .toContain('1 transaction before it has to be executed first.');
  expect(page.action.isClosed).toBe(true);
});

test('RejectView requires its warning to be confirmed', async () => {
  const page = await bench.open(`&reject=7`);
  expect(page.text()).toContain('An empty transaction: it only uses up this nonce.');
  expect(page.action).toMatchObject({
    isClosed: true,
    obstacle: 'Read and tick the warnings above first.',
  });
  for (const box of page.all('input[type=checkbox]')) box.click();
  await expect.poll(() => page.action.isClosed).toBe(false);
});

test('TransactionView links to an existing rejection', async () => {
  const page = await bench.open('&reject=8');
  await expect.poll(() => location.search).toContain(`tx=${bench.queue[3]}`);
  await expect
    .poll(() => page.text())
    .toContain('Reject: empty transaction that uses up this nonce');
  expect(page.button('Sign')).toBeDefined();
});

test('QueueView marks transactions with the same nonce', async () => {
  const page = await bench.open(`&tx=${bench.queue[2]}`);
  expect(page.text()).toContain('has the same nonce');
  expect(page.action.isClosed).toBe(true);
});

test.each([
  ['a link that cannot be read', () => 'nowhere:0x12', 'This link cannot be read.'],
  [
    'a place without a Safe',
    () => `${bench.chainIds[1]}:0xa0Ee7A142d267C1f36714E4a8F75612F20a79720`,
    'There is no Safe at this address on Local Rollup.',
  ],
])('MultisigPage reports %s', async (_, safe, words) => {
  const page = await bench.openAt(`/multisig?safe=${safe()}`);
  expect(page.text()).toContain(words);
});
