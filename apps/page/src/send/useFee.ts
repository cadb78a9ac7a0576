import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type Address,
  BaseError,
  type Chain,
  type Client,
  ExecutionRevertedError,
  InsufficientFundsError,
} from 'viem';
import { type Config, useConfig } from 'wagmi';
import { BLOCK_MS } from '../chain/blockTime.ts';
import type { Call } from './asset.ts';
import { likelyFee, type Price } from './price.ts';

/** Maximum length of estimated calls, in characters: the server refuses longer requests, with the whole batch. */
const LONGEST_CALLS = 100_000;

/** State of the network fee. */
export type FeeState = Fee | { readonly kind: 'unknown' | 'looking' | 'unavailable' };

/**
 * Network fee of calls, refetched regularly.
 * @param calls undefined without input; a number of native transfers while recipients are unknown
 */
export function useFee(
  account: Address,
  chain: Chain,
  calls: readonly Call[] | number | undefined,
): FeeState {
  const wagmi = useConfig();
  const { data, isError } = useQuery({
    ...feeQuery(wagmi, account, chain, calls ?? []),
    ...(calls === undefined && { enabled: false }),
    refetchInterval: BLOCK_MS,
  });
  if (calls === undefined) return { kind: 'unknown' };
  if (data) return data;
  return { kind: isError || isTooLong(calls) ? 'unavailable' : 'looking' };
}

/** Query of the network fee of calls. */
export function feeQuery(
  wagmi: Config,
  account: Address,
  chain: Chain,
  calls: readonly Call[] | number,
) {
  return queryOptions({
    queryKey: ['web', 'fee', chain.id, account, callsKey(calls)],
    enabled: !isTooLong(calls),
    staleTime: BLOCK_MS,
    queryFn: () => readFee(wagmi.getClient({ chainId: chain.id }), account, calls),
  });
}

function callsKey(calls: readonly Call[] | number): string {
  return JSON.stringify(calls, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
}

function isTooLong(calls: readonly Call[] | number): boolean {
  return callsKey(calls).length > LONGEST_CALLS;
}

/** Network fee, or `refused` when the call would revert, which no retry changes. */
type Fee =
  | {
      readonly kind: 'known';
      /** Likely fee, in wei. */
      readonly wei: bigint;
      readonly price: Price;
    }
  | {
      readonly kind: 'refused';
      /** Revert reason of the contract; undefined without one. */
      readonly reason: string | undefined;
    };

/** Reads the network fee. @throws {Error} when the network is unreachable */
async function readFee(
  client: Client,
  account: Address,
  calls: readonly Call[] | number,
): Promise<Fee> {
  // Fetched when there is something to price.
  const { readPrice } = await import('./readPrice.ts');
  try {
    const price = await readPrice(client, account, calls);
    return { kind: 'known', wei: likelyFee(price), price };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { revertReason } = await import('./revertReason.ts');
    return { kind: 'refused', reason: revertReason(error) };
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk(
    (one) => one instanceof ExecutionRevertedError || one instanceof InsufficientFundsError,
  );
  return cause !== null;
}
