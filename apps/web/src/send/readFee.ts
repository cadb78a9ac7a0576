import {
  type Address,
  BaseError,
  type Client,
  ExecutionRevertedError,
  InsufficientFundsError,
} from 'viem';
import { estimateFeesPerGas, estimateGas, getGasPrice } from 'viem/actions';
import type { Call } from './callOf.ts';

/** Network fee in wei, or `refused` when the call would revert, which no retry changes. */
export type Fee = { readonly kind: 'known'; readonly wei: bigint } | { readonly kind: 'refused' };

/** Gas of a native transfer to an EOA (Ethereum yellow paper, appendix G). */
const TRANSFER_GAS = 21_000n;

/**
 * Estimates the network fee of calls, at the maximum a typical wallet would set. Calls `eth_estimateGas`
 * and `eth_getBlockByNumber` with `eth_maxPriorityFeePerGas`, or `eth_gasPrice` on networks without
 * EIP-1559.
 * @param calls calls to send; a number of native transfers while recipients are unknown
 * @throws {Error} when the network is unreachable
 */
export async function readFee(
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
