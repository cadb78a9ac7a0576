import { createTransaction } from '@mooring/safe/transactions';
import { expect, test } from 'vitest';
import type { QueueItem } from '../transaction/useQueue.ts';
import { groupByNonce } from './groupByNonce.ts';

const error = new Error('no answer');
const failed = (id: string, nonce?: bigint): QueueItem => ({
  ...{ kind: 'failed', id, hash: undefined, nonce, error },
});

/** Queued transaction with the fields used for grouping. */
function waiting(id: string, nonce: bigint): QueueItem {
  const transaction = createTransaction({ to: `0x${'1'.repeat(40)}` }, nonce);
  const hash = `0x${'0'.repeat(64)}` as const;
  const hashes = { domainHash: hash, messageHash: hash, hash, preimage: hash };
  const checked = { refused: false, findings: [], transaction, hashes, signatures: [] };
  const details = {
    safeAddress: transaction.to,
    txId: id,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Other', name: 'Other' },
  } as const;
  const execution = undefined;
  const loaded = {
    details,
    txHash: undefined,
    checked,
    execution,
    unproven: false,
    status: undefined,
  };
  return { kind: 'loaded', id, loaded };
}

test('groupByNonce groups by nonce in ascending order, rows without a nonce last', () => {
  const items = [
    ...[waiting('c', 10n), failed('failed'), waiting('a', 9n), waiting('b', 9n)],
    ...[failed('unread', 9n), waiting('d', 100n)],
  ];
  expect(
    groupByNonce(items).map((group) => [group.nonce, group.items.map(({ id }) => id)]),
  ).toEqual([
    [9n, ['a', 'b', 'unread']],
    [10n, ['c']],
    [100n, ['d']],
    [undefined, ['failed']],
  ]);
});

test('groupByNonce returns no groups for an empty queue', () => {
  expect(groupByNonce([])).toEqual([]);
});
