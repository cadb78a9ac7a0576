import { lookUp } from '@mooring/internal';
import { parseUnits } from 'viem';

/** Amounts of native currencies, each worth some dozens of US dollars in 2026. */
const AMOUNTS: Readonly<Record<string, string>> = {
  ETH: '0.02',
  POL: '100',
  SEI: '200',
  USDT0: '20',
  XDAI: '20',
};

/** Amount of any other currency, whose value is unknown. */
const OTHER = '0.002';

/**
 * Default of the most a relay pays on a network in 24 hours, in the currency's smallest unit: enough for the first days
 * of a site, and a small loss.
 */
export function defaultCostPerDay({
  symbol,
  decimals,
}: {
  symbol: string;
  decimals: number;
}): bigint {
  const amount = lookUp(AMOUNTS, symbol);
  return parseUnits(amount ?? OTHER, decimals);
}
