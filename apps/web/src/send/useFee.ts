import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import type { Call } from './callOf.ts';
import { type Fee, readFee } from './readFee.ts';

/** Fees move with every block. */
const REFRESH_MS = 12_000;

/** The network fee as far as it is known. */
export type FeeState = Fee | { readonly kind: 'unknown' | 'looking' | 'unavailable' };

/**
 * The network fee of calls, kept fresh; the last one stands while the next is worked out.
 * @param calls undefined while there is nothing to go by; a number of plain transfers before it is
 * known where they go
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
