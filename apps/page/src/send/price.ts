/** Price of the gas of calls on a network, all in wei. */
export interface Price {
  /** Gas limit of each call, with room where it runs a contract. */
  readonly gas: readonly bigint[];
  /** Price of a unit of gas in the next block, whatever is in this one. */
  readonly next: bigint;
  /** Price of a unit of gas that wallets set: more than `next`, so that it holds for several full blocks. */
  readonly usual: bigint;
  /** Part of the price that validators get; undefined on networks without a base fee. */
  readonly tip: bigint | undefined;
  /** Fee of a rollup for the data of the calls, beside their gas. */
  readonly dataFee: bigint;
}

/** Gas and price of a transaction, as wallets take them. */
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

/** Fee that is likely paid: less than this has no room in the next block. */
export function likelyFee({ gas, next, dataFee }: Price): bigint {
  return sum(gas) * next + dataFee;
}

/** Gas for several calls as one transaction of an account that gets code for it (EIP-7702). */
const BATCH_GAS = 50_000n;

/** Part of the balance to keep for the fee, as wallets price it. */
export function reservedFee({ gas, usual, dataFee }: Price): bigint {
  const together = gas.length > 1 ? BATCH_GAS : 0n;
  return (sum(gas) + together) * usual + withRoom(dataFee);
}

/**
 * Gas and price for the wallet, where little more than the fee is left: the wallet's own price could be more than
 * that. Undefined where there is enough for any usual price, and for several calls.
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

/** Data fees follow the base fee of the network that keeps the data. */
function withRoom(dataFee: bigint): bigint {
  return (dataFee * 5n) / 4n;
}

function sum(all: readonly bigint[]): bigint {
  return all.reduce((total, one) => total + one, 0n);
}
