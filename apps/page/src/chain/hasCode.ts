import { type Address, type Client, isHex } from 'viem';
import { getCode } from 'viem/actions';

/**
 * Returns true for the address of a contract: `eth_getCode`.
 * @throws {Error} when the network does not answer, or with something else, such as null
 */
export async function hasCode(client: Client, address: Address): Promise<boolean> {
  const code: unknown = await getCode(client, { address });
  if (code !== undefined && !isHex(code)) throw new Error('The network returned no code.');
  return code !== undefined;
}
