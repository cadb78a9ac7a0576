import { readDelegate, readDeployedCode } from '@mooring/internal';
import type { Address, Client } from 'viem';

/**
 * Returns true for the address of a contract: `eth_getCode`.
 * @throws {Error} when the network does not answer, or with something else, such as null
 */
export async function hasCode(client: Client, address: Address): Promise<boolean> {
  return (await readDeployedCode(client, address)) !== undefined;
}

/**
 * Returns true for a contract account; false for a delegated account (EIP-7702), which signs by its key on any network.
 * @throws {Error} as `hasCode` does
 */
export async function isContractAccount(client: Client, address: Address): Promise<boolean> {
  const code = await readDeployedCode(client, address);
  return code !== undefined && !readDelegate(code);
}
