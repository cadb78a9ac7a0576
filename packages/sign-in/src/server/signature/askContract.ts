import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  // Names of the oldest supported viem; newer versions export them too.
  universalSignatureValidatorAbi,
  universalSignatureValidatorByteCode,
} from 'viem';
import type { ChainRequest } from './chainRequest.ts';
import { isRevert } from './isRevert.ts';
import { isWrapped } from './signatureLimits.ts';

const erc1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);

// The whole word: the identity precompile at address 4 returns the calldata, which begins with the same
// four bytes.
const approval = `0x1626ba7e${'0'.repeat(56)}`;
const validatorApprovals: readonly string[] = ['0x01', `0x${'0'.repeat(63)}1`];

/**
 * Verifies a signature over a hash by the account's code on one chain: by ERC-6492 when wrapped, which may
 * deploy the account for the duration of the call, else by EIP-1271. One `eth_call`, on the latest block. A
 * revert is no approval.
 *
 * Throws errors of `request` when the node is unreachable, and `TypeError` when the result is not a call's.
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
