// Writes the chain registry's short names (ERC-3770) with their chain ids, for the multisig pages.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryNames, registryPath } from './registryNames.ts';

const root = join(import.meta.dirname, '..');
const lines = Object.entries(registryNames()).map(
  ([name, id]) => `  ${JSON.stringify(name)}: ${id}`,
);
await writeFile(join(root, registryPath), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} short names are in ${registryPath}.`);
