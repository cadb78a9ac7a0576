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

/** Further short names, as registries had or have them. */
const otherNames: Readonly<Record<string, number>> = { pol: 137, blast: 81_457, op: 10 };

/**
 * Short name of a network (ERC-3770); its id when unknown here.
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
 * Chain id of a short name (ERC-3770) of a usual network, or of an id in digits; undefined for other names.
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
  const found = Object.entries(shortNames).find(([, known]) => known === wanted);
  return found ? Number(found[0]) : otherNames[wanted];
}
