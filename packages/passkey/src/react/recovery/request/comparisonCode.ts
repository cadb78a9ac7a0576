import { concat, encodeAbiParameters, hexToBigInt, keccak256, stringToHex } from 'viem';
import type { RecoveryRequest } from './recoveryRequest.ts';

const GROUPS = 5;
const GROUP_DIGITS = 4;

/**
 * Digits that the person and a guardian compare by voice before the guardian signs: `0482 7713 …`, the same in every
 * language. They are of the account, its new owners in their order, and the threshold, so that they are the same on
 * every network.
 *
 * They protect against a link that was exchanged on its way for one with other owners. Who exchanges it has to find a
 * key with the same digits: 20 digits are 66 bits. 44 bits would take one graphics card hours, and a recovery takes
 * days.
 */
export function createComparisonCode({
  account,
  newOwners,
  newThreshold,
}: Pick<RecoveryRequest, 'account' | 'newOwners' | 'newThreshold'>): readonly string[] {
  const content = encodeAbiParameters(
    [{ type: 'address' }, { type: 'address[]' }, { type: 'uint256' }],
    [account, newOwners, BigInt(newThreshold)],
  );
  const hash = keccak256(concat([stringToHex('Mooring recovery 1'), content]));
  const digits = String(hexToBigInt(hash) % 10n ** BigInt(GROUPS * GROUP_DIGITS)).padStart(
    GROUPS * GROUP_DIGITS,
    '0',
  );
  return Array.from({ length: GROUPS }, (_, index) =>
    digits.slice(index * GROUP_DIGITS, (index + 1) * GROUP_DIGITS),
  );
}
