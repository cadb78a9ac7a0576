import { hashTransaction } from '@mooring/safe/transactions';
import type { Hash } from 'viem';
import { type LoadedTransaction, loadTransaction } from '../../safe/loadTransaction.ts';
import { readSafe } from '../../safe/readSafe.ts';
import { findingKey } from '../review/findingsOf.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionError } from './actionState.ts';

interface ReadAgainOptions {
  readonly gateway: Parameters<typeof loadTransaction>[0]['gateway'];
  readonly client: Parameters<typeof loadTransaction>[0]['client'];
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly queue: NonNullable<Parameters<typeof loadTransaction>[0]['queue']>;
  /** Transaction as shown and confirmed. */
  readonly shown: LoadedTransaction;
}

/**
 * Reads account and transaction again, right before the wallet request.
 * @throws {ActionError} when refused now, or with a new warning
 */
export async function readAgain(options: ReadAgainOptions) {
  const { client, safe, hash, shown, gateway, queue } = options;
  const { address } = safe.state;
  const fresh = await readSafe(client, address, safe.deployments.deployments);
  if (!fresh) throw new ActionError({ kind: 'changed' });
  const known = { state: fresh.state, deployments: safe.deployments };
  const loaded = await loadTransaction({
    gateway,
    client,
    safe: known,
    id: hash,
    requested: hash,
    queue,
  });
  const { checked } = loaded;
  const before = new Set(shown.checked.findings.map(findingKey));
  const isNew = checked.findings.some(
    (finding) => finding.severity !== 'note' && !before.has(findingKey(finding)),
  );
  if (
    !('hashes' in checked && 'hashes' in shown.checked) ||
    checked.refused ||
    isNew ||
    checked.hashes.hash !== hash ||
    // The hash depends on the version of the Safe's code.
    hashTransaction(shown.checked.transaction, fresh.state).hash !== hash
  ) {
    throw new ActionError({ kind: 'changed' });
  }
  return {
    state: fresh.state,
    /** Fields as shown; only the signatures are current. */
    transaction: shown.checked.transaction,
    signatures: checked.signatures,
  };
}
