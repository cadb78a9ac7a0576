import type { Address } from 'viem';
import type { Config } from 'wagmi';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import type { InspectionOptions } from './multisig/createInspection.ts';
import type { StoredTransaction } from './storedTransaction.ts';
import { transactionsOf } from './transactionsOf.ts';

export interface FollowOptions {
  readonly config: MooringConfig;
  readonly wagmi: Config;
  readonly account: Address;
  /** Called once for each transaction that came to its end while it was followed. */
  readonly onEnded: (transaction: StoredTransaction) => void;
  /** Called when one of a multisig has another number of signatures. */
  readonly onSigned: (transaction: StoredTransaction) => void;
  readonly isMultisig: InspectionOptions['isMultisig'];
  readonly onError: (error: unknown) => void;
}

/**
 * Follows an account's transactions to their end, from the first one on.
 * @returns stops following
 */
export function followTransactions(options: FollowOptions): () => void {
  const { config, wagmi, account, isMultisig, onEnded, onSigned, onError } = options;
  const store = transactionsOf(config.storage);
  let stopWatching: (() => void) | undefined;
  let started = false;
  let left = false;

  async function startWhenNeeded() {
    if (started || store.list(account).length === 0) return;
    started = true;
    const [{ watchTransactions }, { createInspection }] = await Promise.all([
      import('./watchTransactions.ts'),
      import('./multisig/createInspection.ts'),
    ]);
    if (left) return;
    stopWatching = watchTransactions({
      store,
      account,
      getClient: (chainId) =>
        wagmi.chains.some(({ id }) => id === chainId) ? wagmi.getClient({ chainId }) : undefined,
      // The owners of a multisig sign in their own time.
      timeoutMs: ({ multisig }) =>
        multisig ? Number.POSITIVE_INFINITY : config.timeouts.transactionMs,
      inspect: createInspection({ account, source: config.multisig, isMultisig }),
      onConfirmed: onEnded,
      onFailed: onEnded,
      onSigned,
      onError,
    });
  }

  const look = () => void startWhenNeeded().catch(onError);
  const stopListening = store.subscribe(look);
  look();
  return () => {
    left = true;
    stopListening();
    stopWatching?.();
  };
}
