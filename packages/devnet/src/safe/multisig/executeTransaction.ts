import {
  encodeExecution,
  hashTransaction,
  joinSignatures,
  type SafeIdentity,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { type DemoAccount, TREASURY } from '../../accounts.ts';
import type { GenesisTransaction } from '../../genesis/genesis.ts';
import { signHash } from './signHash.ts';

/** Signs a Safe's transaction for some owners; the treasury, which is none, executes it. */
export function executeTransaction(
  safe: SafeIdentity,
  transaction: SafeTransaction,
  signers: readonly DemoAccount[],
): GenesisTransaction {
  const { hash } = hashTransaction(transaction, safe);
  const signatures = signers.map(({ address, privateKey }) => ({
    kind: 'typed-data' as const,
    owner: address,
    data: signHash(hash, privateKey),
  }));
  return {
    from: TREASURY.address,
    to: safe.address,
    data: encodeExecution(transaction, joinSignatures(signatures)),
  };
}
