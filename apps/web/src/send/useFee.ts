import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import type { Call } from './callOf.ts';
import { type Fee, readFee } from './readFee.ts';

/** Refetch interval in ms: fees change with every block. */
const REFRESH_MS = 12_000;

/** State of the network fee. */
export type FeeState = Fee | { readonly kind: 'unknown' | 'looking' | 'unavailable' };

/**
 * Network fee of calls, refetched regularly; keeps the last value while loading the next.
 * @param calls undefined without input; a number of native transfers while recipients are unknown
 */
export function useFee(
  account: Address,
  chain: Chain,
  calls: readonly Call[] | number | undefined,
): FeeState {
  const wagmi = useConfig();
  const key = JSON.stringify(calls, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  const { data, isError } = useQuery({
    queryKey: ['web', 'fee', chain.id, account, key],
    enabled: calls !== undefined,
    refetchInterval: REFRESH_MS,
    queryFn: () => readFee(wagmi.getClient({ chainId: chain.id }), account, calls ?? []),
  });
  if (calls === undefined) return { kind: 'unknown' };
  if (data) return data;
  return { kind: isError ? 'unavailable' : 'looking' };
}
