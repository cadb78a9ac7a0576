import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  // As the oldest viem that we promise calls them; newer ones know them by this name too.
  universalSignatureValidatorAbi,
  universalSignatureValidatorByteCode,
} from 'viem';
import type { ChainRequest } from './chainRequest.ts';
import { isRevert } from './isRevert.ts';
import { isWrapped } from './signatureLimits.ts';

const erc1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);

// The whole word: the identity precompile at address 4 answers with the call itself, which begins
// with the same four bytes.
const approval = `0x1626ba7e${'0'.repeat(56)}`;
const validatorApprovals: readonly string[] = ['0x01', `0x${'0'.repeat(63)}1`];

/**
 * Asks an account's own code on one chain whether a signature over a hash is its: by ERC-6492 when
 * wrapped so, which may put the account there for the length of the call, else by EIP-1271. One
 * `eth_call`, on the latest block. Code that ends badly has not approved.
 *
 * Throws what `request` throws when the node could not be asked, and `TypeError` when what came back
 * is no call's result.
 */
export async function askContract(
  request: ChainRequest,
  { address, hash, signature }: { address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  const wrapped = isWrapped(signature);
  const call = wrapped
    ? {
        data: encodeDeployData({
          abi: universalSignatureValidatorAbi,
          args: [address, hash, signature],
          bytecode: universalSignatureValidatorByteCode,
        }),
      }
    : {
        to: address,
        data: encodeFunctionData({
          abi: erc1271Abi,
          functionName: 'isValidSignature',
          args: [hash, signature],
        }),
      };
  let result: unknown;
  try {
    result = await request({ method: 'eth_call', params: [call, 'latest'] });
  } catch (error) {
    if (isRevert(error)) return false;
    throw error;
  }
  if (typeof result !== 'string' || !/^0x[0-9a-f]*$/i.test(result))
    throw new TypeError('The node answered eth_call with something that is no hex data');
  return wrapped ? validatorApprovals.includes(result) : result.toLowerCase() === approval;
}
