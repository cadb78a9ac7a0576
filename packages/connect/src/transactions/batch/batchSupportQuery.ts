import { queryOptions } from '@tanstack/react-query';
import { type Address, numberToHex, withTimeout } from 'viem';
import type { Connector } from 'wagmi';
import { requestWallet } from '../../wallets/requestWallet.ts';
import { noBatches, readCapabilities } from './readCapabilities.ts';

const SUPPORT_STALE_MS = 60_000;

/**
 * Creates the query for a wallet's batch support: `wallet_getCapabilities`. If the wallet refuses or does not answer, it
 * has no batches.
 * @param limitMs time limit for the wallet's answer, in ms
 */
export function batchSupportQuery(
  connector: Connector | undefined,
  account: Address | undefined,
  chainId: number | undefined,
  limitMs: number,
) {
  return queryOptions({
    queryKey: ['mooring', 'batches', connector?.uid, account?.toLowerCase(), chainId],
    enabled: connector !== undefined && account !== undefined && chainId !== undefined,
    staleTime: SUPPORT_STALE_MS,
    queryFn: async () => {
      if (!connector || !account || chainId === undefined) return noBatches;
      const params = [account, [numberToHex(chainId)]];
      const answer = await withTimeout(
        () => requestWallet(connector, 'wallet_getCapabilities', params),
        { timeout: limitMs },
      ).catch(() => undefined);
      return readCapabilities(answer, chainId);
    },
  });
}
