import { readdirSync, readFileSync } from 'node:fs';
import solc from 'solc';
import * as v from 'valibot';

const contractsFolder = new URL('../contracts/', import.meta.url);

/** Reproducible bytecode: without the metadata hash. */
const compilerSettings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
} as const;

/** Answer of the compiler; contracts by file and name. */
const output = v.object({
  errors: v.optional(v.array(v.object({ formattedMessage: v.string() })), []),
  contracts: v.optional(
    v.record(
      v.string(),
      v.record(
        v.string(),
        v.object({
          abi: v.array(v.unknown()),
          evm: v.object({ bytecode: v.object({ object: v.string() }) }),
        }),
      ),
    ),
    {},
  ),
});

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
  const { errors, contracts } = v.parse(
    output,
    JSON.parse(
      solc.compile(JSON.stringify({ language: 'Solidity', sources, settings: compilerSettings })),
    ),
  );
  if (errors.length > 0) {
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }

  const artifacts = files.map((file) => {
    const name = file.slice(0, -'.sol'.length);
    const compiled = contracts[file]?.[name];
    if (!compiled) throw new Error(`${file} has no contract ${name}.`);
    const abi = JSON.stringify(compiled.abi, null, 2);
    const constant = name.charAt(0).toLowerCase() + name.slice(1);
    return `export const ${constant} = {\n  abi: ${abi},\n  bytecode: '0x${compiled.evm.bytecode.object}',\n} as const;\n`;
  });
  return `// Made from contracts/*.sol by "npm run contracts". Do not edit.\n\n${artifacts.join('\n')}`;
}
