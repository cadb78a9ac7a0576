import { type Address, type Hex, isHex } from 'viem';
import { PasskeyError } from '../passkeyError.ts';

interface Asking {
  request(call: {
    readonly method: string;
    readonly params?: readonly unknown[] | undefined;
  }): Promise<unknown>;
}

/**
 * EIP-1193 `request` of one chain: resolves to the result, or throws.
 *
 * Method type on purpose (bivariant): `request` of viem's clients, which lists its methods, is assignable.
 */
export type ChainRead = Asking['request'];

/** Sends `eth_call` on the latest block. */
export async function callContract(read: ChainRead, to: Address, data: Hex): Promise<Hex> {
  return readHex(read, 'eth_call', [{ to, data }, 'latest']);
}

/** Checks that the result of a read is hex. */
export async function readHex(
  read: ChainRead,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  const result = await read({ method, params });
  if (isHex(result)) return result;
  throw new PasskeyError('internal', `${method} returned no hex.`);
}
