import { readdirSync, readFileSync } from 'node:fs';
import solc from 'solc';

const contractsFolder = new URL('../contracts/', import.meta.url);

/** Reproducible bytecode: without the metadata hash. */
const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
} as const;

/**
 * Compiles all files of `contracts/` and returns the text of `src/generated/artifacts.ts`: for each
 * contract an object of its name with `abi` and creation `bytecode`.
 *
 * @throws Error with the compiler's messages when a file does not compile, or has warnings.
 */
export function renderArtifacts(): string {
  const files = readdirSync(contractsFolder)
    .filter((file) => file.endsWith('.sol'))
    .sort();
  const sources = Object.fromEntries(
    files.map((file) => [file, { content: readFileSync(new URL(file, contractsFolder), 'utf8') }]),
  );
  const output: unknown = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })),
  );
  const faults = listOf(member(output, 'errors')).map((fault) =>
    String(member(fault, 'formattedMessage')),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const artifacts = files.map((file) => {
    const name = file.slice(0, -'.sol'.length);
    const contract = member(member(member(output, 'contracts'), file), name);
    const bytecode = member(member(member(contract, 'evm'), 'bytecode'), 'object');
    const abi = JSON.stringify(member(contract, 'abi'), null, 2);
    const constant = name.charAt(0).toLowerCase() + name.slice(1);
    return `export const ${constant} = {\n  abi: ${abi},\n  bytecode: '0x${String(bytecode)}',\n} as const;\n`;
  });
  return `// Made from contracts/*.sol by "npm run contracts". Do not edit.\n\n${artifacts.join('\n')}`;
}

function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
