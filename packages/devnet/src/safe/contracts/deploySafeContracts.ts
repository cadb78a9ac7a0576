import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Address, concat, encodeAbiParameters, type Hex, isHex, zeroHash } from 'viem';
import { TREASURY } from '../../accounts.ts';
import type { GenesisTransaction } from '../../chain/genesisBlock.ts';
import { SAFE_CONTRACTS, type SafeVersion } from './safeContracts.ts';

/**
 * CREATE2 factory: calldata is 32 bytes of salt, then creation code. Safe deploys it at this address on
 * every network (https://github.com/safe-global/safe-singleton-factory).
 */
export const SINGLETON_FACTORY: { address: Address; code: Hex } = {
  address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
  code: '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
};

/** Enough for the largest contract, whose code alone costs 200 gas per byte. */
const GAS = 6_500_000n;

const CONTRACT_FILES = {
  safe: 'Safe.sol',
  safeL2: 'SafeL2.sol',
  proxyFactory: 'proxies/SafeProxyFactory.sol',
  multiSend: 'libraries/MultiSend.sol',
  multiSendCallOnly: 'libraries/MultiSendCallOnly.sol',
  signMessageLib: 'libraries/SignMessageLib.sol',
  createCall: 'libraries/CreateCall.sol',
  fallbackHandler: 'handler/CompatibilityFallbackHandler.sol',
  simulateTxAccessor: 'accessors/SimulateTxAccessor.sol',
} as const satisfies Record<keyof (typeof SAFE_CONTRACTS)['1.4.1'], string>;

const cachedTransactions = new Map<SafeVersion, readonly GenesisTransaction[]>();

/** Transactions that deploy a release of Safe's contracts on a chain that has {@link SINGLETON_FACTORY}. */
export function deploySafeContracts(version: SafeVersion): readonly GenesisTransaction[] {
  const transactions = cachedTransactions.get(version) ?? [
    ...Object.values(CONTRACT_FILES).map((file) => deploy(creationCode(version, file))),
    ...(version === '1.5.0' ? [deploy(migrationCode())] : []),
  ];
  // Cached: tests start many networks of two chains.
  cachedTransactions.set(version, transactions);
  return transactions;
}

/** Its constructor takes the target addresses. The 1.4.1 package does not contain it. */
function migrationCode(): Hex {
  const { safe, safeL2, fallbackHandler } = SAFE_CONTRACTS['1.5.0'];
  const parameters = [{ type: 'address' }, { type: 'address' }, { type: 'address' }] as const;
  return concat([
    creationCode('1.5.0', 'libraries/SafeMigration.sol'),
    encodeAbiParameters(parameters, [safe, safeL2, fallbackHandler]),
  ]);
}

/** Transaction that deploys a contract at the address that follows from its code. */
export function deploy(creation: Hex): GenesisTransaction {
  return {
    from: TREASURY.address,
    to: SINGLETON_FACTORY.address,
    data: concat([zeroHash, creation]),
    gas: GAS,
  };
}

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
  return readBytecode(PACKAGES[version], `build/artifacts/contracts/${file}/${name}.json`);
}

/**
 * Creation code in an artifact of an installed package.
 *
 * @throws Error when it has none.
 */
export function readBytecode(name: string, file: string): Hex {
  const artifact: unknown = JSON.parse(readFileSync(resolve(`${name}/${file}`), 'utf8'));
  const code =
    typeof artifact === 'object' && artifact !== null && 'bytecode' in artifact
      ? artifact.bytecode
      : undefined;
  if (isHex(code) && code.length > 2) return code;
  throw new Error(`${name} has no code in ${file}.`);
}
