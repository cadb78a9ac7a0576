import { type Address, numberToHex } from 'viem';
import type { FeeView } from '../confirm-window/question.ts';
import { ProviderRpcError } from '../errors.ts';
import { isRecord, readOptionalQuantity } from '../params.ts';
import type { Network } from '../setup.ts';
import type { Wallet } from '../wallet.ts';
import type { AskedTransaction } from './askedTransaction.ts';
import { askQuantity } from './askQuantity.ts';

/** What a transaction pays for each unit of gas, in wei. */
type GasPrices =
  | { type: 'legacy'; gasPrice: bigint }
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };

/** Gas and prices of a transaction. `likelyToFail` when the node could not run it. */
export type TransactionCost = { gas: bigint; prices: GasPrices; likelyToFail: boolean };

/** Gas given to a transaction the node says will fail: enough to be mined and reverted. */
const GAS_OF_A_FAILING_CALL = 500_000n;
const ONE_GWEI = 1_000_000_000n;

/** Works out gas and prices with the network's node. */
export async function estimateCost(
  wallet: Wallet,
  network: Network,
  from: Address,
  asked: AskedTransaction,
): Promise<TransactionCost> {
  const [{ gas, likelyToFail }, prices] = await Promise.all([
    estimateGas(wallet, network, from, asked),
    estimatePrices(wallet, network, asked),
  ]);
  return { gas, likelyToFail, prices };
}

/** What a transaction of this cost can take from the account besides its value, in wei. */
export function feeOf({ gas, prices, likelyToFail }: TransactionCost): FeeView {
  const price = prices.type === 'legacy' ? prices.gasPrice : prices.maxFeePerGas;
  return { most: gas * price, likelyToFail };
}

async function estimateGas(
  wallet: Wallet,
  network: Network,
  from: Address,
  { to, value, data, gas }: AskedTransaction,
): Promise<{ gas: bigint; likelyToFail: boolean }> {
  const call = { from, ...(to && { to }), value: numberToHex(value), data };
  try {
    const estimated = await askQuantity(wallet, network, 'eth_estimateGas', [call]);
    const roomy = data === '0x' ? estimated : (estimated * 12n) / 10n;
    return { gas: gas ?? roomy, likelyToFail: false };
  } catch (error) {
    if (error instanceof ProviderRpcError && error.code === 4901) throw error;
    // The node says it would fail. As wallets do: warn, and let the person decide.
    return { gas: gas ?? GAS_OF_A_FAILING_CALL, likelyToFail: true };
  }
}

async function estimatePrices(
  wallet: Wallet,
  network: Network,
  asked: AskedTransaction,
): Promise<GasPrices> {
  if (asked.gasPrice !== undefined) return { type: 'legacy', gasPrice: asked.gasPrice };
  if (asked.maxFeePerGas !== undefined && asked.maxPriorityFeePerGas !== undefined) {
    return {
      type: 'eip1559',
      maxFeePerGas: asked.maxFeePerGas,
      maxPriorityFeePerGas: asked.maxPriorityFeePerGas,
    };
  }
  const [baseFee, suggestedTip] = await Promise.all([
    baseFeeOf(wallet, network),
    askQuantity(wallet, network, 'eth_maxPriorityFeePerGas', []).catch(() => ONE_GWEI),
  ]);
  if (baseFee === undefined) {
    const gasPrice = await askQuantity(wallet, network, 'eth_gasPrice', []);
    return { type: 'legacy', gasPrice };
  }
  const tip = asked.maxPriorityFeePerGas ?? suggestedTip;
  // Twice the base fee stays enough for six full blocks in a row.
  const maxFeePerGas = asked.maxFeePerGas ?? baseFee * 2n + tip;
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
