import type { Chain } from 'viem';

/** Where a person reads more about an address or a transaction, if the network has an explorer. */
export function explorerLink(
  chain: Chain | undefined,
  kind: 'address' | 'tx',
  id: string,
): string | undefined {
  const base = chain?.blockExplorers?.default.url;
  if (!base || !/^https?:\/\//.test(base)) return undefined;
  return `${base.replace(/\/$/, '')}/${kind}/${id}`;
}
