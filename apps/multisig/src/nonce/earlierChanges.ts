import { type CallKind, readCallKind } from '@mooring/safe/payment';
import type { DecodedCall } from '@mooring/safe/transactions';
import type { Address } from 'viem';

/** Kinds of calls that change owners or threshold: valid for the owners at that nonce only. */
const ownerKinds: readonly CallKind['kind'][] = [
  ...(['addOwner', 'removeOwner', 'swapOwner', 'changeThreshold'] as const),
];

/** Returns true for a call, or a batch with one, that changes owners or threshold. */
export function changesOwners(decoded: DecodedCall, safe: Address): boolean {
  if (decoded.kind === 'batch') return decoded.calls.some((one) => changesOwners(one, safe));
  return ownerKinds.includes(readCallKind(decoded, safe).kind);
}

/** Waiting transaction, decoded. */
interface Waiting {
  readonly nonce: bigint;
  readonly decoded: DecodedCall;
}

/**
 * Returns the nonces of queued owner changes that must execute before another one; until then, a simulation of that
 * change is meaningless.
 */
export function earlierChanges(
  { nonce, decoded }: Waiting,
  waiting: readonly Waiting[],
  safe: Address,
): readonly bigint[] {
  if (!changesOwners(decoded, safe)) return [];
  const earlier = waiting.filter((one) => one.nonce < nonce && changesOwners(one.decoded, safe));
  return [...new Set(earlier.map((one) => one.nonce))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
}
