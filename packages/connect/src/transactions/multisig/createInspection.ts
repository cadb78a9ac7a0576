import type { Address, Client } from 'viem';
import type { MultisigSource } from '../../core/multisigSource.ts';
import { type Inspection, inspectTransaction } from '../inspectTransaction.ts';
import type { StoredTransaction } from '../storedTransaction.ts';

export interface InspectionOptions {
  readonly account: Address;
  readonly source: MultisigSource | undefined;
  /** Resolves to true for a multisig on that network; rejects if the network does not answer. */
  readonly isMultisig: (chainId: number) => Promise<boolean>;
  /** Returns the time, in ms since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/** Function that inspects a transaction once, like `inspectTransaction`. */
export type Inspect = (
  client: Client,
  entry: StoredTransaction,
  passes: number,
) => Promise<Inspection>;

/** Longest pause between inspections, in ms: owners take minutes to days to sign. */
const LONGEST_INSPECTION_PAUSE_MS = 30_000;

/**
 * Creates the inspection of an account's transactions, externally owned or multisig. A transaction that the node knows is
 * inspected only there, so that externally owned accounts need no source.
 */
export function createInspection(options: InspectionOptions): Inspect {
  const { account, source, isMultisig, now = Date.now } = options;
  const askedAt = new Map<string, number>();

  return async (client, entry, passes) => {
    if (!entry.multisig) {
      const inspection = await inspectTransaction(client, entry, passes);
      const isUnknown = inspection.state === 'waiting' && inspection.patch.from === undefined;
      if (!isUnknown || !(await isMultisig(entry.chainId))) return inspection;
    }
    const key = `${entry.chainId}.${entry.originalHash ?? entry.hash}`;
    const pause = Math.min((now() - entry.addedAt) / 20, LONGEST_INSPECTION_PAUSE_MS);
    // After one inspection that no longer found it, the next one decides without a pause.
    if (passes !== 1 && now() - (askedAt.get(key) ?? 0) < pause)
      return { patch: {}, state: 'waiting' };
    askedAt.set(key, now());
    const { inspectMultisig } = await import('./inspectMultisig.ts');
    return inspectMultisig(client, entry, { safe: account, source, passes });
  };
}
