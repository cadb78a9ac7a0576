import type { Address, Client } from 'viem';
import type { MultisigSource } from '../../core/multisigSource.ts';
import { type Inspection, inspectTransaction } from '../inspectTransaction.ts';
import type { StoredTransaction } from '../storedTransaction.ts';

export interface InspectionOptions {
  readonly account: Address;
  readonly source: MultisigSource | undefined;
  /** Resolves to true for a multisig on that network; rejects when the network does not answer. */
  readonly isMultisig: (chainId: number) => Promise<boolean>;
  /** The time in ms since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** Looks once at a transaction, as `inspectTransaction` does. */
export type Inspect = (
  client: Client,
  entry: StoredTransaction,
  passes: number,
) => Promise<Inspection>;

/** Owners take minutes to days: one that has waited long is asked for at most this often, in ms. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Looks at an account's transactions, be it a key's or a multisig's. What a node knows is looked at
 * there alone, so that nothing changes for the account of a key.
 */
export function createInspection(options: InspectionOptions): Inspect {
  const { account, source, isMultisig, now = Date.now } = options;
  const askedAt = new Map<string, number>();

  return async (client, entry, passes) => {
    if (!entry.multisig) {
      const found = await inspectTransaction(client, entry, passes);
      const isUnknown = found.state === 'waiting' && found.patch.from === undefined;
      if (!isUnknown || !(await isMultisig(entry.chainId))) return found;
    }
    const key = `${entry.chainId}.${entry.originalHash ?? entry.hash}`;
    const pause = Math.min((now() - entry.addedAt) / 20, LONGEST_PAUSE_MS);
    // After one look that found it gone, the next one tells.
    if (passes !== 1 && now() - (askedAt.get(key) ?? 0) < pause)
      return { patch: {}, state: 'waiting' };
    askedAt.set(key, now());
    const { inspectMultisig } = await import('./inspectMultisig.ts');
    return inspectMultisig(client, entry, { safe: account, source, passes });
  };
}
