import { exactNonce } from '../nonce/readNonce.ts';
import type { QueueItem } from '../transaction/useQueue.ts';

/** Queued transactions with one nonce, of which only one can be executed. */
interface NonceGroup {
  /** Undefined for unreadable ones. */
  readonly nonce: bigint | undefined;
  readonly items: readonly QueueItem[];
}

/** Groups queued transactions by nonce, lowest first, those without one last. */
export function groupByNonce(items: readonly QueueItem[]): readonly NonceGroup[] {
  const groups = new Map<bigint | undefined, QueueItem[]>();
  for (const item of items) {
    const nonce = nonceOf(item);
    groups.set(nonce, [...(groups.get(nonce) ?? []), item]);
  }
  return [...groups]
    .map(([nonce, group]) => ({ nonce, items: group }))
    .toSorted((one, other) => order(one.nonce, other.nonce));
}

function nonceOf(item: QueueItem): bigint | undefined {
  if (item.kind === 'failed') return item.nonce;
  if (item.kind === 'unreadable') return exactNonce(item.row.nonce);
  if (!('transaction' in item.loaded.checked)) return undefined;
  return item.loaded.checked.transaction.nonce;
}

function order(one: bigint | undefined, other: bigint | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? -1 : 1;
}
