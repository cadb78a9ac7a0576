import { canonicalTargets } from '@mooring/safe/transactions';
import { type Address, isAddressEqual } from 'viem';

/** True for code a Safe may delegatecall: Safe's own libraries only. */
export function isTrustedTarget(address: Address): boolean {
  return canonicalTargets.some((target) => isAddressEqual(target.address, address));
}
