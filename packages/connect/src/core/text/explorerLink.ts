import type { Chain } from 'viem';

/**
 * Returns the URL of an account or a transaction in the network's explorer; undefined without one.
 *
 * @example
 * ```ts
 * import { explorerLink } from '@mooring/connect';
 * import { mainnet } from 'viem/chains';
 *
 * explorerLink(mainnet, 'tx', hash); // 'https://etherscan.io/tx/0x…'
 * ```
 */
export function explorerLink(
  chain: Chain | undefined,
  kind: 'address' | 'tx',
  id: string,
): string | undefined {
  const base = chain?.blockExplorers?.default.url;
  if (!base || !/^https?:\/\//.test(base)) return undefined;
  return `${base.replace(/\/$/, '')}/${kind}/${id}`;
}
