import type { SafeSignature } from '@mooring/safe/transactions';
import { type Address, type Hash, isAddressEqual } from 'viem';
import type { QueueItem } from '../transaction/useQueue.ts';

/** Returns the hashes of transactions that await an owner's signature, without refused ones. */
export function awaitingSignature(items: readonly QueueItem[], owner: Address): readonly Hash[] {
  return items.flatMap((item) => {
    if (item.kind !== 'loaded' || item.loaded.status !== 'AWAITING_CONFIRMATIONS') return [];
    const { checked } = item.loaded;
    if (!('hashes' in checked) || checked.refused) return [];
    return hasSigned(checked.signatures, owner) ? [] : [checked.hashes.hash];
  });
}

function hasSigned(signatures: readonly SafeSignature[], owner: Address): boolean {
  return signatures.some((signature) => isAddressEqual(signature.owner, owner));
}
