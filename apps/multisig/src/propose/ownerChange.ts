import { readCallKind } from '@mooring/safe/payment';
import {
  addOwner,
  changeThreshold,
  decodeCall,
  listSentinel,
  removeOwner,
  type SafeCall,
  type SafeOwners,
  swapOwner,
} from '@mooring/safe/transactions';
import { type Address, isAddressEqual, zeroAddress } from 'viem';

/** Kinds of owner changes. */
export const ownerChanges = ['add', 'remove', 'swap', 'threshold'] as const;

export type OwnerChange = (typeof ownerChanges)[number];

/** Input of an owner change. */
export interface OwnerDraft {
  readonly change: OwnerChange;
  /** Owner to remove. */
  readonly owner: Address | undefined;
  readonly newOwner: Address | undefined;
  /** New threshold. */
  readonly threshold: number;
}

/** Problem of a new owner. */
export type NewOwnerProblem = 'already' | 'impossible';

/** Number of owners after a change. */
export function ownerCountAfter({ owners }: SafeOwners, change: OwnerChange): number {
  if (change === 'add') return owners.length + 1;
  return change === 'remove' ? owners.length - 1 : owners.length;
}

/** Problem of the new owner; undefined for none, or without a new owner. */
export function newOwnerProblem(
  safe: SafeOwners,
  { change, newOwner }: Pick<OwnerDraft, 'change' | 'newOwner'>,
): NewOwnerProblem | undefined {
  if ((change !== 'add' && change !== 'swap') || !newOwner) return undefined;
  if (safe.owners.some((owner) => isAddressEqual(owner, newOwner))) return 'already';
  const impossible = [zeroAddress, listSentinel, safe.address];
  return impossible.some((one) => isAddressEqual(one, newOwner)) ? 'impossible' : undefined;
}

/** Call of a change; undefined for invalid or missing input, or without an effect. */
export function ownerCall(safe: SafeOwners, draft: OwnerDraft): SafeCall | undefined {
  const { change, owner, newOwner, threshold } = draft;
  if (newOwnerProblem(safe, draft)) return undefined;
  const count = ownerCountAfter(safe, change);
  if (threshold < 1 || threshold > count) return undefined;
  if (change === 'threshold') {
    return threshold === safe.threshold ? undefined : changeThreshold(safe, threshold);
  }
  if (change === 'add') return newOwner && addOwner(safe, newOwner, threshold);
  if (!owner || !safe.owners.some((one) => isAddressEqual(one, owner))) return undefined;
  if (change === 'remove') return count === 0 ? undefined : removeOwner(safe, owner, threshold);
  return newOwner && swapOwner(safe, owner, newOwner);
}

/**
 * Owners after some calls of the account to itself: a change references the previous owner in the list, so
 * the second change of a batch depends on the first. A Safe inserts new owners at the front.
 */
export function ownersAfter(safe: SafeOwners, calls: readonly SafeCall[]): SafeOwners {
  const { address } = safe;
  let { owners, threshold } = safe;
  for (const call of calls) {
    const change = readCallKind(decodeCall(call, { safe: address }), address);
    if (change.kind === 'addOwner') owners = [change.owner, ...owners];
    if (change.kind === 'removeOwner') {
      owners = owners.filter((owner) => !isAddressEqual(owner, change.owner));
    }
    if (change.kind === 'swapOwner') {
      owners = owners.map((owner) =>
        isAddressEqual(owner, change.owner) ? change.newOwner : owner,
      );
    }
    if ('threshold' in change) threshold = Number(change.threshold);
  }
  return { address, owners, threshold };
}
