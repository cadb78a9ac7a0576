import type { Call } from '@mooring/page/send';
import { type Chain, type Hash, isHash, numberToHex } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

/**
 * Sends one call by `eth_sendTransaction`, to the wallet itself: viem's `sendTransaction` falls back to
 * `wallet_sendTransaction` after some errors, and the person would then read that this method is unknown.
 * @throws the wallet's error
 */
export async function sendTransaction(
  wagmi: Config,
  chain: Chain,
  { to, value, data }: Call,
): Promise<Hash> {
  // Throws when the wallet has switched to another network meanwhile.
  const client = await getConnectorClient(wagmi, { chainId: chain.id });
  const transaction = {
    from: client.account.address,
    chainId: numberToHex(chain.id),
    to,
    value: numberToHex(value),
    ...(data !== undefined && { data }),
  };
  // Never retried: a request that seems lost may have been approved.
  const hash: string = await client.request(
    { method: 'eth_sendTransaction', params: [transaction] },
    { retryCount: 0 },
  );
  if (!isHash(hash)) throw new Error('The wallet answered with no transaction hash.');
  return hash;
}
