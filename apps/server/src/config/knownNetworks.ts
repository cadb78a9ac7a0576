import type { Chain } from 'viem';
import * as chains from 'viem/chains';

const byId = new Map<number, Chain>();
for (const chain of Object.values<Chain>(chains)) {
  // viem exports a few ids more than once (aliases, pre-confirmation variants): the first is kept.
  if (!byId.has(chain.id)) byId.set(chain.id, chain);
}

/** viem's definition of a network: name, currency, explorer, contracts and public URLs. Null when unknown. */
export function knownNetwork(id: number): Chain | null {
  return byId.get(id) ?? null;
}
