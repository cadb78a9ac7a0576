import { isRecord } from '@mooring/internal';
import { type Address, numberToHex } from 'viem';
import { NodeUnreachableError } from '../../rpc/callNode.ts';
import { readOptionalQuantity, readQuantity } from '../../rpc/params.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { FeeView, RequestedTransaction } from '../../wallet/question.ts';
import type { Network } from '../../wallet/walletState.ts';

/** Gas prices in wei: EIP-1559 wherever the network has a base fee. */
export type GasPrices =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | {
      readonly type: 'eip1559';
      readonly maxFeePerGas: bigint;
      readonly maxPriorityFeePerGas: bigint;
    };

/** Gas and prices of a transaction. */
export interface TransactionCost {
  readonly gas: bigint;
  readonly prices: GasPrices;
  /** True when the node could not simulate it. */
  readonly likelyToFail: boolean;
}

/** Gas limit when no node was asked, or when the node predicts failure. */
const GUESSED_GAS = 500_000n;
const ONE_GWEI = 1_000_000_000n;

/** Estimates gas and prices with the network's node, or guesses in a wallet that signs without one. */
export async function estimateCost(
  wallet: Wallet,
  network: Network,
  from: Address,
  asked: RequestedTransaction,
): Promise<TransactionCost> {
  if (network.rpcUrl === undefined && wallet.signsWithoutNode) {
    const prices = feesOver(0n, ONE_GWEI, asked);
    return { gas: asked.gas ?? GUESSED_GAS, likelyToFail: false, prices };
  }
  const [{ gas, likelyToFail }, prices] = await Promise.all([
    estimateGas(wallet, network, from, asked),
    estimatePrices(wallet, network, asked),
  ]);
  return { gas, likelyToFail, prices };
}

/** Maximum fee of a transaction, in wei. */
export function feeOf({ gas, prices, likelyToFail }: TransactionCost): FeeView {
  const price = prices.type === 'legacy' ? prices.gasPrice : prices.maxFeePerGas;
  return { most: gas * price, likelyToFail };
}

/** Requests a quantity from a node. Throws like `wallet.node`, and -32602 for any other response. */
export async function requestQuantity(
  wallet: Wallet,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<bigint> {
  return readQuantity(await wallet.node(network, method, params), `the node's ${method}`);
}

async function estimateGas(
  wallet: Wallet,
  network: Network,
  from: Address,
  { to, value, data, gas }: RequestedTransaction,
): Promise<{ gas: bigint; likelyToFail: boolean }> {
  const call = { from, ...(to && { to }), value: numberToHex(value), data };
  try {
    const estimated = await requestQuantity(wallet, network, 'eth_estimateGas', [call]);
    const roomy = data === '0x' ? estimated : (estimated * 12n) / 10n;
    return { gas: gas ?? roomy, likelyToFail: false };
  } catch (error) {
    if (error instanceof NodeUnreachableError) throw error;
    // The node predicts failure. Wallets warn, and let the person decide.
    return { gas: gas ?? GUESSED_GAS, likelyToFail: true };
  }
}

async function estimatePrices(
  wallet: Wallet,
  network: Network,
  asked: RequestedTransaction,
): Promise<GasPrices> {
  const { feeMultiplier } = wallet.quirks();
  const own = feeMultiplier !== undefined;
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas }: RequestedPrices = own ? {} : asked;
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined) {
    return { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas };
  }
  const [baseFee, suggestedTip] = await Promise.all([
    baseFeeOf(wallet, network),
    requestQuantity(wallet, network, 'eth_maxPriorityFeePerGas', []).catch(() => ONE_GWEI),
  ]);
  if (baseFee !== undefined) {
    return feesOver(baseFee, suggestedTip, own ? {} : asked, feeMultiplier);
  }
  const price =
    gasPrice ??
    (await requestQuantity(wallet, network, 'eth_gasPrice', [])) * (feeMultiplier ?? 1n);
  return { type: 'legacy', gasPrice: price };
}

type RequestedPrices = Partial<
  Pick<RequestedTransaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>
>;

/** Twice the base fee covers six full blocks in a row. */
const USUAL_MULTIPLIER = 2n;

function feesOver(
  baseFee: bigint,
  suggestedTip: bigint,
  asked: RequestedPrices,
  multiplier = USUAL_MULTIPLIER,
): GasPrices {
  const { gasPrice } = asked;
  const tip = asked.maxPriorityFeePerGas ?? gasPrice ?? suggestedTip;
  const maxFeePerGas = asked.maxFeePerGas ?? gasPrice ?? baseFee * multiplier + tip;
  return {
    type: 'eip1559',
    maxFeePerGas,
    maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas,
  };
}

async function baseFeeOf(wallet: Wallet, network: Network): Promise<bigint | undefined> {
  const block = await wallet.node(network, 'eth_getBlockByNumber', ['latest', false]);
  return isRecord(block)
    ? readOptionalQuantity(block['baseFeePerGas'], 'baseFeePerGas')
    : undefined;
}
