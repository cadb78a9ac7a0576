import type { Address } from 'viem';
import type { Config } from 'wagmi';
import type { MooringConfig } from '../provider/createMooringConfig.ts';
import type { StoredTransaction } from './storedTransaction.ts';
import { transactionsOf } from './transactionsOf.ts';

export interface FollowOptions {
  readonly config: MooringConfig;
  readonly wagmi: Config;
  readonly account: Address;
  /** Called once for each transaction that came to its end while it was followed. */
  readonly onEnded: (transaction: StoredTransaction) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Follows an account's transactions to their end, from the first one on.
 * @returns stops following
 */
export function followTransactions(options: FollowOptions): () => void {
  const { config, wagmi, account, onEnded, onError } = options;
  const store = transactionsOf(config.storage);
  let stopWatching: (() => void) | undefined;
  let started = false;
  let left = false;

  async function startWhenNeeded() {
    if (started || store.list(account).length === 0) return;
    started = true;
    const { watchTransactions } = await import('./watchTransactions.ts');
    if (left) return;
    stopWatching = watchTransactions({
      store,
      account,
      getClient: (chainId) =>
        wagmi.chains.some(({ id }) => id === chainId) ? wagmi.getClient({ chainId }) : undefined,
      timeoutMs: config.timeouts.transactionMs,
      onConfirmed: onEnded,
      onFailed: onEnded,
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
