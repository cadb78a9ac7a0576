import type { Recipient, RecipientProblem } from '@mooring/page/recipients';
import { listSentinel } from '@mooring/safe/transactions';
import { type Address, isAddressEqual, zeroAddress } from 'viem';

/** Fault of one owner. */
export type OwnerFault = RecipientProblem | 'already' | 'impossible';

interface CheckedOwners {
  /** By owner; undefined for a valid one. */
  readonly faults: readonly (OwnerFault | undefined)[];
  /** All owners; undefined while one is invalid. */
  readonly owners: readonly Address[] | undefined;
}

/** Checks the owners of a new account: valid and unique. */
export function checkOwners(found: readonly Recipient[]): CheckedOwners {
  const owners: Address[] = [];
  const faults = found.map((one): OwnerFault | undefined => {
    if (one.kind !== 'found') return one.kind === 'problem' ? one.problem : one.kind;
    const is = (other: Address) => isAddressEqual(one.address, other);
    if (owners.some(is)) return 'already';
    if ([zeroAddress, listSentinel].some(is)) return 'impossible';
    owners.push(one.address);
    return undefined;
  });
  return { faults, owners: owners.length === found.length ? owners : undefined };
}
