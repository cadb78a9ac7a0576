import type { GenesisTransaction } from '../chain/genesisBlock.ts';
import { deploy, readBytecode } from '../safe/contracts/deploySafeContracts.ts';

const PASSKEY_ARTIFACTS = [
  'build/artifacts/contracts/SafeWebAuthnSignerFactory.sol/SafeWebAuthnSignerFactory.json',
  'dist/src/vendor/daimo-eth/P256Verifier.json',
] as const;

let cachedTransactions: readonly GenesisTransaction[] | undefined;

/** Transactions that deploy the passkey contracts on a chain that has Safe's deployment factory. */
export function deployPasskeyContracts(): readonly GenesisTransaction[] {
  // Cached: tests start many networks of two chains.
  cachedTransactions ??= PASSKEY_ARTIFACTS.map((file) =>
    deploy(readBytecode('@safe-global/safe-passkey', file)),
  );
  return cachedTransactions;
}
