/** Price of the gas of calls on a network, all in wei. */
export interface Price {
  /** Gas limit of each call, with a margin for contract calls. */
  readonly gas: readonly bigint[];
  /** Price of a unit of gas that is sufficient for the next block. */
  readonly next: bigint;
  /** Price of a unit of gas that wallets set: more than `next`, so that it holds for several full blocks. */
  readonly usual: bigint;
  /** Part of the price that validators get; undefined on networks without a base fee. */
  readonly tip: bigint | undefined;
  /** Data fee of a rollup for the calls, in addition to gas. */
  readonly dataFee: bigint;
}

/** Gas and price of a transaction, as fields of a wallet request. */
export type TransactionFees =
  | { readonly gas: bigint; readonly gasPrice: bigint }
  | {
      readonly gas: bigint;
      readonly maxFeePerGas: bigint;
      readonly maxPriorityFeePerGas: bigint;
    };

/** Price of gas over a base fee, in wei. */
export function priceWithBaseFee(baseFee: bigint, tip: bigint) {
  // A base fee grows by an eighth a block; wallets take twice of it, which holds for six full blocks.
  return { next: (baseFee * 12n) / 10n + tip, usual: baseFee * 2n + tip, tip };
}

/** Price of gas without a base fee: wallets use the node's gas price, or a little more. */
export function priceWithoutBaseFee(gasPrice: bigint) {
  return { next: gasPrice, usual: (gasPrice * 12n) / 10n, tip: undefined };
}

/** Returns the likely fee: the minimum for the next block. */
export function likelyFee({ gas, next, dataFee }: Price): bigint {
  return sum(gas) * next + dataFee;
}

/** Gas for several calls as one transaction of an account that gets code for it (EIP-7702). */
const BATCH_GAS = 50_000n;

/** Returns the part of the balance to reserve for the fee, at the price that wallets set. */
export function reservedFee({ gas, usual, dataFee }: Price): bigint {
  const together = gas.length > 1 ? BATCH_GAS : 0n;
  return (sum(gas) + together) * usual + withRoom(dataFee);
}

/**
 * Returns gas and price for the wallet if little more than the fee is left, since the wallet's own price could exceed
 * it. Undefined if the balance is sufficient for any usual price, and for several calls.
 * @param left balance less the sent amount, in wei
 */
export function feesWithin(price: Price, left: bigint): TransactionFees | undefined {
  const { gas, next, usual, tip, dataFee } = price;
  const [limit, ...others] = gas;
  if (limit === undefined || others.length > 0) return undefined;
  const most = (left - dataFee) / limit;
  if (most < next || most >= usual * 2n) return undefined;
  if (tip === undefined) return { gas: limit, gasPrice: next };
  const maxFeePerGas = most < usual ? most : usual;
  return {
    gas: limit,
    maxFeePerGas,
    maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas,
  };
}

/** Adds a margin to a data fee, which follows the base fee of the network that stores the data. */
function withRoom(dataFee: bigint): bigint {
  return (dataFee * 5n) / 4n;
}

function sum(all: readonly bigint[]): bigint {
  return all.reduce((total, one) => total + one, 0n);
}
