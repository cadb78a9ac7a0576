import { type Address, isAddressEqual } from 'viem';
import type { NetworkOwners } from '../../owners/accountOwners.ts';

/** Guardians that a person is choosing. */
export interface GuardianDraft {
  readonly guardians: readonly Address[];
  /** Chosen number of guardians that have to agree; undefined for the recommended one. */
  readonly threshold: number | undefined;
}

/** Least number of guardians: the threshold is below it, and at least 1. */
export const LEAST_GUARDIANS = 2;

/** Returns the threshold of a draft: the chosen one where it fits, else a majority, but never all. */
export function draftThreshold({ guardians, threshold }: GuardianDraft): number {
  const count = guardians.length;
  const wanted = threshold ?? Math.floor(count / 2) + 1;
  return Math.max(1, Math.min(wanted, count - 1));
}

/** Reason why an address cannot be a guardian on any network. */
export type GuardianProblem = 'isAccount' | 'isOwner' | 'twice';

interface GuardianCheck {
  readonly account: Address;
  readonly networks: readonly NetworkOwners[];
  readonly guardians: readonly Address[];
}

/** Returns why an address cannot be a guardian; undefined if it can. */
export function findGuardianProblem(
  address: Address,
  { account, networks, guardians }: GuardianCheck,
): GuardianProblem | undefined {
  if (isAddressEqual(address, account)) return 'isAccount';
  const owners = networks.flatMap((network) => network.owners);
  if (owners.some((owner) => isAddressEqual(owner.address, address))) return 'isOwner';
  return guardians.some((other) => isAddressEqual(other, address)) ? 'twice' : undefined;
}
