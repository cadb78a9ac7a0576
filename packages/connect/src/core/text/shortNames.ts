import { lookUp } from '@mooring/internal';

/** Short names of chains, as in `eth:0x…` (ERC-3770), used in links. */
const shortNames: Readonly<Record<number, string>> = {
  1: 'eth',
  10: 'oeth',
  56: 'bnb',
  100: 'gno',
  130: 'unichain',
  137: 'matic',
  324: 'zksync',
  480: 'wc',
  1101: 'zkevm',
  5000: 'mantle',
  8453: 'base',
  34443: 'mode',
  42161: 'arb1',
  42220: 'celo',
  43114: 'avax',
  59144: 'linea',
  7777777: 'zora',
  11155111: 'sep',
};

/** Other short names, from current and former registries. */
const otherNames: Readonly<Record<string, number>> = { pol: 137, blast: 81_457, op: 10 };

/**
 * Returns the short name of a network (ERC-3770), or its id if unknown.
 *
 * @example
 * ```ts
 * import { shortNameOf } from '@mooring/connect/address';
 *
 * shortNameOf(8453); // 'base'
 * ```
 */
export function shortNameOf(chainId: number): string {
  return shortNames[chainId] ?? `${chainId}`;
}

/**
 * Returns the chain id for a short name (ERC-3770) or for an id in digits; undefined for unknown names.
 *
 * @example
 * ```ts
 * import { chainIdOf } from '@mooring/connect/address';
 *
 * chainIdOf('base'); // 8453
 * ```
 */
export function chainIdOf(name: string): number | undefined {
  if (/^[1-9]\d{0,14}$/.test(name)) return Number(name);
  const wanted = name.toLowerCase();
  const found = Object.entries(shortNames).find(([, shortName]) => shortName === wanted);
  return found ? Number(found[0]) : lookUp(otherNames, wanted);
}
