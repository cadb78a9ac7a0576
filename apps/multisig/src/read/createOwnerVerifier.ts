import { isContractError } from '@mooring/internal';
import {
  isVersionAtLeast,
  type SafeHashes,
  type SafeSignature,
  type SafeState,
} from '@mooring/safe/transactions';
import { type Client, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { safeReadAbi } from './readSafe.ts';

const contractOwnerAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
/** Legacy `isValidSignature` with the hashed bytes, as Safes before 1.5.0 call their owners. */
const legacyOwnerAbi = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
]);
/** Answer of `isValidSignature` for a valid signature (ERC-1271). */
export const VALID_SIGNATURE = '0x1626ba7e';
const LEGACY_YES = '0x20c13b0b';

/**
 * Creates the onchain verification of owners that no key can prove, as the Safe itself will do it.
 * @throws {Error} when the network is unreachable
 */
export function createOwnerVerifier(client: Client, safe: SafeState) {
  return async (signature: SafeSignature, hashes: SafeHashes): Promise<boolean> => {
    const { owner } = signature;
    // Owners may respond to their Safe only.
    const ask = {
      address: owner,
      functionName: 'isValidSignature',
      account: safe.address,
    } as const;
    if (signature.kind === 'approved-hash') {
      const approved = await readContract(client, {
        address: safe.address,
        abi: safeReadAbi,
        functionName: 'approvedHashes',
        args: [owner, hashes.hash],
      });
      return approved !== 0n;
    }
    if (signature.kind !== 'contract') return false;
    try {
      if (isVersionAtLeast(safe.version, '1.5.0')) {
        const args = [hashes.hash, signature.data] as const;
        const abi = contractOwnerAbi;
        const answer = await readContract(client, { ...ask, abi, args });
        return answer === VALID_SIGNATURE;
      }
      const args = [hashes.preimage, signature.data] as const;
      const answer = await readContract(client, { ...ask, abi: legacyOwnerAbi, args });
      return answer === LEGACY_YES;
    } catch (error) {
      // A revert is a refusal; an unreachable network throws another error.
      if (isContractError(error)) return false;
      throw error;
    }
  };
}
