import { type StoredTransaction, useMultisig } from '@mooring/connect';
import { BLOCK_MS } from '@mooring/page/chain';
import type { Payment } from '@mooring/page/form';
import type { Asset } from '@mooring/page/send';
import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { paymentsKey } from './paymentsKey.ts';
import type { Sent } from './useSend.ts';

/** Simulates token transfers before they are sent. */
export function useTransferSimulation(
  account: Address,
  chain: Chain,
  asset: Asset,
  payments: readonly Payment[] | undefined,
): { readonly answersFalse: boolean; readonly less: bigint | undefined } {
  const wagmi = useConfig();
  const { isMultisig } = useMultisig();
  const { data = [] } = useQuery({
    queryKey: ['web', 'arrivals', account, paymentsKey(chain, asset, payments ?? [])],
    staleTime: BLOCK_MS,
    // A proposal is carried out later.
    enabled: asset.token !== undefined && payments !== undefined && !isMultisig,
    async queryFn() {
      const { simulateTransfers: readArrivals } = await import('./simulateTransfers.ts');
      const client = wagmi.getClient({ chainId: chain.id });
      const read = await readArrivals(client, account, asset, payments ?? []);
      return read.map((one) => one ?? null);
    },
  });
  const total = payments?.reduce((sum, { amount }) => sum + amount, 0n) ?? 0n;
  const arriving = data.reduce<bigint | undefined>(
    (sum, one) => (sum === undefined || one?.value === undefined ? undefined : sum + one.value),
    data.length > 0 ? 0n : undefined,
  );
  return {
    answersFalse: data.some((one) => one?.answersFalse),
    less: arriving !== undefined && arriving < total ? arriving : undefined,
  };
}

/** Amount received of confirmed token payments, if its `Transfer` events have less than was sent. */
export function useShortfall(
  { asset, recipients, chainId }: Pick<Sent, 'asset' | 'recipients' | 'chainId'>,
  transactions: readonly StoredTransaction[],
): bigint | undefined {
  const wagmi = useConfig();
  const { token } = asset;
  const hashes = transactions.map(({ hash }) => hash);
  const { data } = useQuery({
    queryKey: ['web', 'arrived', chainId, hashes.join(), token],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== undefined && hashes.length > 0,
    async queryFn() {
      const { readReceivedAmount: readArrived } = await import('./readReceivedAmount.ts');
      const client = wagmi.getClient({ chainId });
      return token ? readArrived(client, token, hashes, recipients) : null;
    },
  });
  const total = recipients.reduce((sum, { amount }) => sum + amount, 0n);
  return typeof data === 'bigint' && data < total ? data : undefined;
}
