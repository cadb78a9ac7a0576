import type { Address } from 'viem';
import type { ChainRequest } from '../signature/chainRequest.ts';

/**
 * True when an address has code, by one `eth_getCode` on the latest block.
 *
 * Throws errors of `request` when the node is unreachable, and `TypeError` when the result is not code.
 */
export async function hasCode(request: ChainRequest, address: Address): Promise<boolean> {
  const code = await request({ method: 'eth_getCode', params: [address, 'latest'] });
  if (typeof code !== 'string' || !/^0x[0-9a-f]*$/i.test(code))
    throw new TypeError('The node answered eth_getCode with something that is no hex data');
  return code !== '0x';
}
