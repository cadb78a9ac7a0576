import type { StoredTransaction } from '@mooring/connect';
import { expect, test } from 'vitest';
import { proposalOf } from './proposalOf.ts';

const asked = `0x${'a1'.repeat(32)}` as const;
const executed = `0x${'b2'.repeat(32)}` as const;
const from = `0x${'c3'.repeat(20)}` as const;
const plain: StoredTransaction = {
  hash: asked,
  chainId: 1,
  description: 'Send',
  addedAt: 1,
  status: 'pending',
};
const waiting = { ...plain, multisig: { confirmations: 1, threshold: 2 } };
const done = { finishedAt: 2 } as const;

test.each<[string, boolean, StoredTransaction]>([
  ['waits for its owners', true, waiting],
  ['waits, with an unknown number of signatures', true, { ...waiting, multisig: {} }],
  [
    'was executed',
    true,
    { ...waiting, ...done, status: 'confirmed', hash: executed, originalHash: asked },
  ],
  [
    'was executed in vain',
    true,
    {
      ...waiting,
      ...done,
      status: 'failed',
      reason: 'reverted',
      hash: executed,
      originalHash: asked,
    },
  ],
  [
    'was rejected by its owners',
    true,
    { ...waiting, ...done, status: 'failed', reason: 'cancelled' },
  ],
  ['is that of a key', false, plain],
  ['needs one signature only', false, { ...plain, multisig: { confirmations: 1, threshold: 1 } }],
  ['is known to a node under the wallet’s hash', false, { ...waiting, from }],
  ['is on the chain under the wallet’s hash', false, { ...waiting, ...done, status: 'confirmed' }],
  ['is another network’s', false, { ...waiting, chainId: 2 }],
  ['is another one', false, { ...waiting, hash: executed }],
])('proposalOf a transaction that %s: %s', (_name, isProposal, entry) => {
  const found = proposalOf({ hashes: [asked], chainId: 1 }, [entry]);
  expect(found).toBe(isProposal ? entry : undefined);
});

test('proposalOf returns undefined for a batch of several hashes and a cleared list', () => {
  expect(proposalOf({ hashes: [], chainId: 1 }, [waiting])).toBeUndefined();
  expect(proposalOf({ hashes: [asked], chainId: 1 }, [])).toBeUndefined();
});
