import { type Address, type Client, type Hex, isHex } from 'viem';

/**
 * Reads the code at an address: `eth_getCode`; undefined without code.
 * @throws {Error} if the network does not answer, or with something else, such as null
 */
export async function readDeployedCode(client: Client, address: Address): Promise<Hex | undefined> {
  const code: unknown = await client.request({
    method: 'eth_getCode',
    params: [address, 'latest'],
  });
  if (!isHex(code)) throw new Error('The network returned no code.');
  return code === '0x' ? undefined : code;
}
