import { canonicalTargets } from '@mooring/safe/transactions';
import { type Address, isAddressEqual } from 'viem';

/** Whether a Safe may run the code there as itself: only Safe's own libraries. */
export function isTrustedTarget(address: Address): boolean {
  return canonicalTargets.some((target) => isAddressEqual(target.address, address));
}
