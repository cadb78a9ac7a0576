import type { Chain } from 'viem';
import * as chains from 'viem/chains';

const byId = new Map<number, Chain>();
for (const chain of Object.values<Chain>(chains)) {
  // A few ids are exported more than once (aliases, pre-confirmation variants): the first is kept.
  if (!byId.has(chain.id)) byId.set(chain.id, chain);
}

/** What viem knows of a network: name, currency, explorer, contracts and public addresses. */
export function knownNetwork(id: number): Chain | null {
  return byId.get(id) ?? null;
}
