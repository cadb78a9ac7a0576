import type { Call } from '@mooring/page/send';
import { type Chain, type Hash, isHash, numberToHex } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

/**
 * Sends one call by `eth_sendTransaction` directly: viem's `sendTransaction` falls back to `wallet_sendTransaction`
 * after some errors, which would hide the original error.
 * @throws the wallet's error
 */
export async function sendTransaction(
  wagmi: Config,
  chain: Chain,
  { to, value, data }: Call,
): Promise<Hash> {
  // Throws if the wallet has switched to another network.
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
