// @vitest-environment jsdom
import { createTransactionStore } from '@mooring/connect';
import { DEMO_ACCOUNTS } from '@mooring/devnet';
import type { Hash } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';
import { approvalReference } from './transaction/waitingApproval.ts';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
beforeEach(() => bench.deploy());
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const [{ address: owner }] = DEMO_ACCOUNTS;
const sent: Hash = `0x${'ab'.repeat(32)}`;
const waits = 'Waiting for its transaction on Local Ethereum.';

type EndReason = 'cancelled' | 'replaced' | 'reverted' | 'error' | 'timed-out';

/** Opens a transaction as an account of several owners, whose approval of a hash was sent on an earlier visit. */
async function openAfter(approved: Hash | undefined, place = `&tx=${bench.queue[1]}`) {
  const [chainId = 0] = bench.chainIds;
  const store = createTransactionStore();
  const reference = approved && approvalReference(approved);
  const before = () =>
    store.add(owner, chainId, { hash: sent, description: 'Sign', multisig: {}, reference });
  const page = await bench.open(place, { before });
  await expect.poll(() => page.action.isClosed).toBe(false);
  /** Ends it, as another tab learns it. */
  const end = (reason: EndReason) => {
    store.update(owner, chainId, sent, { status: 'failed', reason });
    dispatchEvent(new StorageEvent('storage', { key: null }));
  };
  return { page, end };
}

test.each([
  ['a transaction', () => bench.queue[1], () => `&tx=${bench.queue[1]}`],
  ['a message', () => bench.messages[1], () => `&msg=${bench.messages[1]}`],
])(
  'pending approval of %s survives a reload, and is not sent again (double submit)',
  async (_, hash, place) => {
    const { page } = await openAfter(hash(), place());
    expect(page.text()).toContain('which its owners confirm.');
    expect(page.text()).toContain(waits);
    page.action.press();
    await expect.poll(() => page.text('.safe-action')).toContain('Waiting for the network');
    expect(page.asked()).toEqual([]);
  },
);

describe('approval that ended', () => {
  async function expectPromptAgain(reason: EndReason) {
    const { page, end } = await openAfter(bench.queue[1]);
    page.action.press();
    await expect.poll(() => page.text('.safe-action')).toContain('Waiting for the network');
    end(reason);
    await expect.poll(() => page.text('[role=alert]')).toContain('Your signature was not added.');
    expect(page.text()).not.toContain(waits);
    await page.settled();
    page.wallet.next('send').reject();
    page.action.press();
    await expect.poll(() => page.asked()).toEqual(['eth_sendTransaction']);
  }

  test.each(['cancelled', 'replaced'] as const)(
    'as %s is no longer pending, and Sign prompts again',
    expectPromptAgain,
  );
  test.each(['reverted', 'error', 'timed-out'] as const)(
    'as %s is no longer pending, and Sign prompts again',
    { tags: ['long'] },
    expectPromptAgain,
  );
});

test.each([
  ['another transaction', () => bench.queue[0]],
  ['nothing by this page', () => undefined],
])('approval of %s is not pending', async (_, approved) => {
  const { page } = await openAfter(approved());
  expect(page.text()).toContain('which its owners confirm.');
  expect(page.text()).not.toContain(waits);
  page.wallet.next('send').reject();
  page.action.press();
  await expect.poll(() => page.asked()).toEqual(['eth_sendTransaction']);
});

test('NewMessageView keeps the draft until the approval is confirmed', async () => {
  const page = await bench.open('&show=new-message');
  page.type('Text', 'Paint the jetty.');
  page.press('Review');
  await expect.poll(() => page.action.isClosed).toBe(false);
  // Otherwise the network takes the approval at once, and the gateway the text.
  page.wallet.next('send').hang();
  page.action.press();
  await expect.poll(() => page.asked()).toEqual(['eth_sendTransaction']);
  const kept = Object.entries(localStorage);

  const before = () => {
    for (const [key, text] of kept) localStorage.setItem(key, text);
  };
  const again = await bench.open('&show=new-message', { before });
  await expect.poll(() => again.typed('Text')).toBe('Paint the jetty.');
});

test('NewMessageView clears the draft once the gateway has the message, after leaving the view', async () => {
  const page = await bench.open('&show=new-message');
  page.type('Text', 'Paint the jetty.');
  page.press('Review');
  await expect.poll(() => page.action.isClosed).toBe(false);
  const answer = bench.hold(/\/messages$/);
  page.action.press();
  await expect.poll(() => page.text('.safe-action')).toContain('Submitting');
  page.follow('Back to the account');
  answer();
  await expect.poll(() => page.text()).toContain('Paint the jetty.');
  page.follow('New message');
  await expect.poll(() => page.typed('Text')).toBe('');
});

test('DeleteProposal says that the proposal of a contract account cannot be deleted', async () => {
  await bench.propose(10n);
  const page = await bench.open();
  page.all('.safe-row-link').at(-1)?.click();
  await expect.poll(() => page.text()).toContain('You cannot delete this proposal');
  expect(page.button('Delete this proposal')).toBeUndefined();
});
