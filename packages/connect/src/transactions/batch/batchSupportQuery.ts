import { queryOptions } from '@tanstack/react-query';
import { type Address, numberToHex, withTimeout } from 'viem';
import type { Connector } from 'wagmi';
import type { MooringConfig } from '../../core/createMooringConfig.ts';
import { requestWallet } from '../../wallets/requestWallet.ts';
import { noBatches, readCapabilities } from './readCapabilities.ts';

const SUPPORT_STALE_MS = 60_000;

/**
 * Creates the query for a wallet's batch support: `wallet_getCapabilities`. If the wallet refuses, it has no batches; if
 * it does not answer in time, it has none until it answers.
 */
export function batchSupportQuery(
  { queryClient, timeouts }: Pick<MooringConfig, 'queryClient' | 'timeouts'>,
  connector: Connector | undefined,
  account: Address | undefined,
  chainId: number | undefined,
) {
  const queryKey = ['mooring', 'batches', connector?.uid, account?.toLowerCase(), chainId];
  return queryOptions({
    queryKey,
    enabled: connector !== undefined && account !== undefined && chainId !== undefined,
    staleTime: SUPPORT_STALE_MS,
    queryFn: async () => {
      if (!connector || !account || chainId === undefined) return noBatches;
      const params = [account, [numberToHex(chainId)]];
      const support = requestWallet(connector, 'wallet_getCapabilities', params)
        .catch(() => undefined)
        .then((answer) => readCapabilities(answer, chainId));
      return withTimeout(() => support, { timeout: timeouts.walletReadMs }).catch(() => {
        void support.then((late) => queryClient.setQueryData(queryKey, late));
        return readCapabilities(undefined, chainId);
      });
    },
  });
}
