/** Short names in addresses such as `eth:0x…` (ERC-3770): those that links are written with. */
const shortNames: Readonly<Record<number, string>> = {
  1: 'eth',
  10: 'oeth',
  56: 'bnb',
  100: 'gno',
  137: 'matic',
  324: 'zksync',
  8453: 'base',
  42161: 'arb1',
  43114: 'avax',
  7777777: 'zora',
  11155111: 'sep',
};

/** The short name of a network; its id where it has none that is known here. */
export function shortNameOf(chainId: number): string {
  return shortNames[chainId] ?? `${chainId}`;
}

/** The network that a short name, or an id in digits, stands for. */
export function chainIdOf(name: string): number | undefined {
  if (/^[1-9]\d{0,14}$/.test(name)) return Number(name);
  const found = Object.entries(shortNames).find(([, known]) => known === name.toLowerCase());
  return found && Number(found[0]);
}

/**
 * The network that any short name of the chain registry (ethereum-lists/chains) stands for. The whole
 * list is fetched only for a name that is not among the usual ones.
 */
export async function lookUpChainId(name: string): Promise<number | undefined> {
  const usual = chainIdOf(name);
  if (usual !== undefined) return usual;
  const { default: registry } = await import('./registry.json');
  const wanted = name.toLowerCase();
  const found = Object.entries<number>(registry).find(([known]) => known.toLowerCase() === wanted);
  return found?.[1];
}
