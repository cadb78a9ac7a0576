import type { StoredTransaction } from '@mooring/connect';
import type { FailureReason } from '../../packages/connect/src/transactions/storedTransaction.ts';

const MINUTE_MS = 60_000;
const reasons: readonly FailureReason[] = [
  'reverted',
  'replaced',
  'cancelled',
  'error',
  'timed-out',
];
const long =
  'Swap 1,250,000.123456 HARBOUR for at least 0.998877 ETH through the pool at 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, then mooring fees';

/** A transaction in each status, newest first, some with very long descriptions. */
export const history: readonly StoredTransaction[] = [
  { ...entry(0, long), status: 'pending' },
  { ...entry(1, 'Send 0.1 ETH to keeper.eth'), status: 'confirmed', finishedAt: Date.now() },
  ...reasons.map((reason, index) => ({
    ...entry(index + 2, index % 2 === 0 ? long : 'Approve HARBOUR'),
    status: 'failed' as const,
    reason,
    finishedAt: Date.now(),
  })),
];

const multisig = { confirmations: 1, threshold: 2 };

/** Transactions of a multisig: pending, executed, or rejected by its owners. */
export const proposals: readonly StoredTransaction[] = [
  { ...entry(10, 'Send 2.5 ETH to keeper.eth'), status: 'pending', multisig },
  { ...entry(11, long), status: 'pending', multisig: {} },
  {
    ...{ ...entry(12, long), multisig: { ...multisig, confirmations: 2 } },
    status: 'confirmed',
    finishedAt: Date.now(),
  },
  {
    ...entry(13, 'Approve HARBOUR'),
    multisig,
    status: 'failed',
    reason: 'cancelled',
    finishedAt: Date.now(),
  },
];

const batch = { id: 'a', connectorId: 'io.example', size: 3 };
const hash = `0x${'a'.repeat(64)}` as const;
const ended = { originalHash: hash, finishedAt: Date.now() };

/** Batches of calls: pending, confirmed, partial, and with a status of their wallet. */
export const batches: readonly StoredTransaction[] = [
  { ...entry(20, 'Pay the crew'), status: 'pending', batch },
  { ...entry(21, 'Pay the crew'), status: 'pending', batch: { ...batch, done: 1 } },
  { ...entry(22, long), ...ended, status: 'confirmed', batch: { ...batch, done: 3 } },
  { ...entry(23, 'Pay'), ...ended, status: 'confirmed', batch: { ...batch, claimed: true } },
  {
    ...{ ...entry(24, long), ...ended, batch: { ...batch, done: 1 } },
    ...{ status: 'failed', reason: 'reverted' },
  },
  {
    ...{ ...entry(25, 'Pay'), ...ended, batch: { ...batch, claimed: true } },
    ...{ status: 'failed', reason: 'error' },
  },
];

function entry(index: number, description: string) {
  const hash = `0x${(index + 1).toString(16).padStart(64, '0')}` as const;
  return { chainId: 1, hash, description, addedAt: Date.now() - index * index * 90 * MINUTE_MS };
}
