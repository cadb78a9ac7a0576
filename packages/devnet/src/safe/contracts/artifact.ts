import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Hex, isHex } from 'viem';
import type { SafeVersion } from './safeContracts.ts';

const PACKAGES: Readonly<Record<SafeVersion, string>> = {
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
};

const { resolve } = createRequire(import.meta.url);

/**
 * Creation code of a released contract, without constructor arguments.
 *
 * @param file inside the release's `contracts` folder, such as `proxies/SafeProxy.sol`.
 * @throws Error when the package does not contain it.
 */
export function creationCode(version: SafeVersion, file: string): Hex {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.sol'.length);
  const path = resolve(`${PACKAGES[version]}/build/artifacts/contracts/${file}/${name}.json`);
  const artifact: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const code =
    typeof artifact === 'object' && artifact !== null && 'bytecode' in artifact
      ? artifact.bytecode
      : undefined;
  if (isHex(code) && code.length > 2) return code;
  throw new Error(`${PACKAGES[version]} has no code for ${file}.`);
}
