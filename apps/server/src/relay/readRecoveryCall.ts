import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, isAddressEqual, parseAbi } from 'viem';
import { decodeArguments } from './readSubmission.ts';

const moduleManagementAbi = parseAbi([
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
]);
const cancellationAbi = parseAbi(['function cancelRecovery()']);
/** Changes of an account's guardians, which only the account makes. */
const guardiansAbi = parseAbi([
  'function addGuardianWithThreshold(address guardian, uint256 threshold)',
  'function revokeGuardianWithThreshold(address previous, address guardian, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function invalidateNonce()',
]);

/**
 * Reads a call by which an account changes its recovery, in the canonical encoding: it cancels one, or changes its
 * guardians, or enables or disables the module. `undefined` for any other call.
 */
export function readRecoveryCall(
  { to, value, data }: Pick<SafeCall, 'to' | 'value' | 'data'>,
  { account, module }: { account: Address; module: Address },
): 'cancel' | 'change' | undefined {
  if (value !== 0n) return undefined;
  if (isAddressEqual(to, account)) {
    const named = decodeArguments(moduleManagementAbi, data)?.at(-1);
    const isModule = typeof named === 'string' && named.toLowerCase() === module.toLowerCase();
    return isModule ? 'change' : undefined;
  }
  if (!isAddressEqual(to, module)) return undefined;
  if (decodeArguments(cancellationAbi, data)) return 'cancel';
  return decodeArguments(guardiansAbi, data) ? 'change' : undefined;
}
