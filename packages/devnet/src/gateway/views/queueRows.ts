import type { Rows } from '../http/page.ts';
import type { KnownTransaction } from './knownTransaction.ts';

/** Row of a list. */
export function row<Transaction>(
  transaction: Transaction,
  conflictType: 'None' | 'HasNext' | 'End' = 'None',
) {
  return { type: 'TRANSACTION', transaction, conflictType } as const;
}

/**
 * Queue with its labels: next, queued, and transactions with the same nonce, of which only one can be
 * executed.
 *
 * @param waiting by nonce: not executed, with an unused nonce
 */
export function queueRows(
  waiting: readonly KnownTransaction[],
  summarize: (known: KnownTransaction) => unknown,
): readonly Rows[] {
  const nonceAt = (index: number) => waiting[index]?.transaction.nonce;
  return waiting.map((known, index) => {
    const { nonce } = known.transaction;
    const isFirstOfNonce = nonceAt(index - 1) !== nonce;
    const isLastOfNonce = nonceAt(index + 1) !== nonce;
    const isNext = nonce === known.safe.nonce;
    const before = nonceAt(index - 1);
    const isFirstQueued = !isNext && (before === undefined || before === known.safe.nonce);
    const label = isNext && before === undefined ? 'Next' : isFirstQueued ? 'Queued' : undefined;
    return [
      ...(label ? [{ type: 'LABEL', label }] : []),
      ...(isFirstOfNonce && !isLastOfNonce
        ? [{ type: 'CONFLICT_HEADER', nonce: Number(nonce) }]
        : []),
      row(
        summarize(known),
        isFirstOfNonce && isLastOfNonce ? 'None' : isLastOfNonce ? 'End' : 'HasNext',
      ),
    ];
  });
}
