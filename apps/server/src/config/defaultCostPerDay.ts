import { parseUnits } from 'viem';

/** Amounts of coins, each of some dozens of US dollars in 2026. */
const AMOUNTS: Readonly<Record<string, string>> = {
  ETH: '0.02',
  POL: '100',
  SEI: '200',
  USDT0: '20',
  XDAI: '20',
};

/** Amount of any other coin: its value is not known. */
const OTHER = '0.002';

/**
 * Most a relay pays on a network in 24 hours where the operator says nothing, in the smallest unit of its coin: enough
 * for the first days of a site, and little to lose.
 */
export function defaultCostPerDay({
  symbol,
  decimals,
}: {
  symbol: string;
  decimals: number;
}): bigint {
  const amount = Object.hasOwn(AMOUNTS, symbol) ? AMOUNTS[symbol] : undefined;
  return parseUnits(amount ?? OTHER, decimals);
}
