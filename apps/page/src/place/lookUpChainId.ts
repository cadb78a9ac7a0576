import { chainIdOf } from '@mooring/connect/address';

/**
 * Chain id of any short name in the chain registry (ethereum-lists/chains). The full list is loaded only
 * for names missing in the built-in list.
 */
export async function lookUpChainId(name: string): Promise<number | undefined> {
  const usual = chainIdOf(name);
  if (usual !== undefined) return usual;
  const { default: registry } = await import('./registry.json');
  const wanted = name.toLowerCase();
  const found = Object.entries<number>(registry).find(([known]) => known.toLowerCase() === wanted);
  return found?.[1];
}
