import { joinSignatures, type SafeSignature } from '@mooring/safe/transactions';
import { type Address, type Client, type Hash, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { isNoAnswer } from '../../safe/isNoAnswer.ts';

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
const YES = '0x1626ba7e';

/**
 * Verifies onchain that the account accepts a message as signed (ERC-1271).
 * @param hash hash an EOA would sign
 * @throws {Error} when the network is unreachable
 */
export async function isSigned(
  client: Client,
  address: Address,
  hash: Hash,
  signatures: readonly SafeSignature[],
): Promise<boolean> {
  try {
    const args = [hash, joinSignatures(signatures)] as const;
    return (
      (await readContract(client, { address, abi, functionName: 'isValidSignature', args })) === YES
    );
  } catch (error) {
    // It reverts to refuse, and lacks the function without its fallback handler.
    if (isNoAnswer(error)) return false;
    throw error;
  }
}
