import { useQuery } from '@tanstack/react-query';
import {
  type Address,
  BaseError,
  type Chain,
  type Client,
  ExecutionRevertedError,
  InsufficientFundsError,
} from 'viem';
import { estimateFeesPerGas, estimateGas, getGasPrice } from 'viem/actions';
import { useConfig } from 'wagmi';
import type { Call } from './asset.ts';

/** Refetch interval in ms: fees change with every block. */
const REFRESH_MS = 12_000;
/** Longest calls in characters that are estimated: the server refuses longer requests, and all sent with them. */
const LONGEST_CALLS = 100_000;

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
    enabled: calls !== undefined && key.length <= LONGEST_CALLS,
    refetchInterval: REFRESH_MS,
    queryFn: () => readFee(wagmi.getClient({ chainId: chain.id }), account, calls ?? []),
  });
  if (calls === undefined) return { kind: 'unknown' };
  if (data) return data;
  return { kind: isError || key.length > LONGEST_CALLS ? 'unavailable' : 'looking' };
}

/** Network fee in wei, or `refused` when the call would revert, which no retry changes. */
type Fee = { readonly kind: 'known'; readonly wei: bigint } | { readonly kind: 'refused' };

/** Gas of a native transfer to an EOA (Ethereum yellow paper, appendix G). */
const TRANSFER_GAS = 21_000n;

/**
 * Estimates the network fee of calls, at the maximum a typical wallet would set. Calls `eth_estimateGas`
 * and `eth_getBlockByNumber` with `eth_maxPriorityFeePerGas`, or `eth_gasPrice` on networks without
 * EIP-1559.
 * @param calls calls to send; a number of native transfers while recipients are unknown
 * @throws {Error} when the network is unreachable
 */
async function readFee(
  client: Client,
  account: Address,
  calls: readonly Call[] | number,
): Promise<Fee> {
  try {
    const [price, gas] = await Promise.all([readPrice(client), readGas(client, account, calls)]);
    return { kind: 'known', wei: price * gas };
  } catch (error) {
    if (isRefusal(error)) return { kind: 'refused' };
    throw error;
  }
}

async function readGas(
  client: Client,
  account: Address,
  calls: readonly Call[] | number,
): Promise<bigint> {
  if (typeof calls === 'number') return TRANSFER_GAS * BigInt(calls);
  const gas = await Promise.all(calls.map((call) => estimateGas(client, { account, ...call })));
  return gas.reduce((sum, one) => sum + one, 0n);
}

async function readPrice(client: Client): Promise<bigint> {
  try {
    return (await estimateFeesPerGas(client)).maxFeePerGas;
  } catch (error) {
    if (error instanceof BaseError && error.name === 'Eip1559FeesNotSupportedError') {
      return getGasPrice(client);
    }
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk(
    (one) => one instanceof ExecutionRevertedError || one instanceof InsufficientFundsError,
  );
  return cause !== null;
}
