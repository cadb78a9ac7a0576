import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The packages in which Safe publishes what it compiled. */
const PACKAGES = {
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
} as const;

/** In the order in which they are deployed, by their names in `SAFE_CONTRACTS`; the proxy is for Safes. */
const FILES = {
  safe: 'Safe.sol',
  safeL2: 'SafeL2.sol',
  proxyFactory: 'proxies/SafeProxyFactory.sol',
  multiSend: 'libraries/MultiSend.sol',
  multiSendCallOnly: 'libraries/MultiSendCallOnly.sol',
  signMessageLib: 'libraries/SignMessageLib.sol',
  createCall: 'libraries/CreateCall.sol',
  fallbackHandler: 'handler/CompatibilityFallbackHandler.sol',
  simulateTxAccessor: 'accessors/SimulateTxAccessor.sol',
  safeProxy: 'proxies/SafeProxy.sol',
} as const;

const { resolve } = createRequire(import.meta.url);

/**
 * The text of `src/generated/safeCreationCode.ts`: the creation code of Safe's contracts as their
 * releases published it, without constructor arguments. The packages themselves are 22 MB and ask for
 * ethers.
 *
 * @throws {Error} when a package does not have a contract.
 */
export function renderSafeCreationCode(): string {
  const releases = (['1.4.1', '1.5.0'] as const).map((version) => {
    const rows = Object.entries(FILES).map(
      ([name, file]) => `    ${name}:\n      '${creationCode(version, file)}',\n`,
    );
    return `  '${version}': {\n${rows.join('')}  },\n`;
  });
  return `// Made from Safe's packages by "npm run contracts". Do not edit.
//
// Safe 1.4.1 and 1.5.0, Copyright (C) Safe Ecosystem Foundation, LGPL-3.0-only: LICENSE.safe-contracts.
// Sources: https://github.com/safe-global/safe-smart-account/tree/v1.4.1 and .../tree/v1.5.0

export const SAFE_CREATION_CODE = {
${releases.join('')}} as const;

/** Of 1.5.0; the 1.4.1 package does not have its own. */
export const SAFE_MIGRATION_CREATION_CODE =
  '${creationCode('1.5.0', 'libraries/SafeMigration.sol')}';
`;
}

function creationCode(version: keyof typeof PACKAGES, file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.sol'.length);
  const path = resolve(`${PACKAGES[version]}/build/artifacts/contracts/${file}/${name}.json`);
  const artifact: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const code =
    typeof artifact === 'object' && artifact !== null && 'bytecode' in artifact
      ? artifact.bytecode
      : undefined;
  if (typeof code === 'string' && /^0x[0-9a-f]+$/.test(code)) return code;
  throw new Error(`${PACKAGES[version]} has no code for ${file}.`);
}
