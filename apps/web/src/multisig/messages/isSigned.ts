import { joinSignatures, type SafeSignature } from '@mooring/safe/transactions';
import { type Address, type Client, type Hash, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { isNoAnswer } from '../../safe/isNoAnswer.ts';

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
const YES = '0x1626ba7e';

/**
 * Asks the account on its chain whether a message is signed in its name (ERC-1271).
 * @param hash what an ordinary account would have signed
 * @throws {Error} when the network does not answer
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
    // It says no by reverting, and has no such function without its fallback handler.
    if (isNoAnswer(error)) return false;
    throw error;
  }
}
