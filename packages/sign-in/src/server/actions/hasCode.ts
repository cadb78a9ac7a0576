import type { Address } from 'viem';
import type { ChainRequest } from '../signature/chainRequest.ts';

/**
 * Whether there is code at an address of a chain, by one `eth_getCode` on the latest block.
 *
 * Throws what `request` throws when the node could not be asked, and `TypeError` when what came back
 * is no code.
 */
export async function hasCode(request: ChainRequest, address: Address): Promise<boolean> {
  const code = await request({ method: 'eth_getCode', params: [address, 'latest'] });
  if (typeof code !== 'string' || !/^0x[0-9a-f]*$/i.test(code))
    throw new TypeError('The node answered eth_getCode with something that is no hex data');
  return code !== '0x';
}
