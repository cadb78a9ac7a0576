import {
  type Address,
  BaseError,
  type Client,
  ExecutionRevertedError,
  InsufficientFundsError,
} from 'viem';
import { estimateFeesPerGas, estimateGas, getGasPrice } from 'viem/actions';
import type { Call } from './callOf.ts';

/** What the network takes, in wei; or that it would refuse, which no retry changes. */
export type Fee = { readonly kind: 'known'; readonly wei: bigint } | { readonly kind: 'refused' };

/** Gas of a transfer of the coin to a plain account (Ethereum yellow paper, appendix G). */
const TRANSFER_GAS = 21_000n;

/**
 * What the network takes for calls, at the most that a usual wallet would allow. Calls
 * `eth_estimateGas` and `eth_getBlockByNumber` with `eth_maxPriorityFeePerGas`, or `eth_gasPrice`
 * on networks without EIP-1559.
 * @param calls what is sent; a number of plain transfers while it is not known where they go
 * @throws {Error} when the network does not answer
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
