import { isRevertedCall } from '@mooring/internal';
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
import { isWrapped } from './signatureForms.ts';

interface Asking {
  request(call: {
    readonly method: string;
    readonly params?: readonly unknown[] | undefined;
  }): Promise<unknown>;
}

/**
 * EIP-1193 `request` function of one chain: resolves to the result, or throws. Errors of the node keep
 * their JSON-RPC `code`, `message` and `data`, on themselves or on a `cause`.
 *
 * Method type on purpose (bivariant): `request` of viem's clients, which lists its methods, is assignable.
 */
export type ChainRequest = Asking['request'];

const erc1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);

// The whole word: the identity precompile at address 4 returns the calldata, which begins with the same
// four bytes.
const validSignatureAnswer = `0x1626ba7e${'0'.repeat(56)}`;
const validatorApprovals: readonly string[] = ['0x01', `0x${'0'.repeat(63)}1`];

/**
 * Verifies a signature over a hash by the account's code on one chain: by ERC-6492 when wrapped, which may
 * deploy the account for the duration of the call, else by EIP-1271. One `eth_call`, on the latest block. A
 * revert is not an approval.
 *
 * Throws errors of `request` when the node is unreachable, and `TypeError` when the result is not a call's.
 */
export async function verifyByContract(
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
  let result: string;
  try {
    result = await askHex(request, 'eth_call', [call, 'latest']);
  } catch (error) {
    if (isRevertedCall(error)) return false;
    throw error;
  }
  return wrapped
    ? validatorApprovals.includes(result)
    : result.toLowerCase() === validSignatureAnswer;
}

/**
 * Returns true if an address has code, by one `eth_getCode` on the latest block.
 *
 * Throws errors of `request` when the node is unreachable, and `TypeError` when the result is not code.
 */
export async function hasCode(request: ChainRequest, address: Address): Promise<boolean> {
  return (await askHex(request, 'eth_getCode', [address, 'latest'])) !== '0x';
}

async function askHex(
  request: ChainRequest,
  method: string,
  params: readonly unknown[],
): Promise<string> {
  const result = await request({ method, params });
  if (typeof result !== 'string' || !/^0x[0-9a-f]*$/i.test(result))
    throw new TypeError(`${method} returned no hex data`);
  return result;
}

/**
 * Settles as `work` does, or rejects after a timeout in ms. The work itself continues; its later result or
 * error is ignored.
 */
export async function withTimeLimit<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
