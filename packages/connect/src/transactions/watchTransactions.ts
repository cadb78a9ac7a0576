import type { Address, Client } from 'viem';
import { type Inspection, inspectTransaction } from './inspectTransaction.ts';
import { createPollLoop, type PollLoop } from './pollLoop.ts';
import { isUnproven, type StoredTransaction, type TransactionPatch } from './storedTransaction.ts';
import type { TransactionStore } from './transactionStore.ts';

export interface WatchTransactionsParameters {
  store: TransactionStore;
  account: Address;
  /** Returns the client of a chain; undefined if it is not configured: its transactions are then ignored. */
  getClient: (chainId: number) => Client | undefined;
  /**
   * Time without a block after which a transaction is "not confirmed", in ms since it was added; `Infinity` for no limit,
   * for example for a multisig's transaction. Default: 300,000.
   */
  timeoutMs?: number | ((transaction: StoredTransaction) => number) | undefined;
  /** Pause between two polls of a chain, in ms. Default: the client's `pollingInterval`. */
  pollingIntervalMs?: ((chainId: number) => number | undefined) | undefined;
  /** Inspects a transaction; `passes` counts inspections that found its nonce used. Default: `inspectTransaction`. */
  inspect?:
    | ((client: Client, entry: StoredTransaction, passes: number) => Promise<Inspection>)
    | undefined;
  /** Returns the time, in ms since 1970. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Called once, in the tab that detected it. */
  onConfirmed?: ((transaction: StoredTransaction) => void) | undefined;
  /** Called in the tab that detected it; "not confirmed" may be followed by another call. */
  onFailed?: ((transaction: StoredTransaction) => void) | undefined;
  /** Called in the tab that detected it, when the number of a multisig's signatures changes. */
  onSigned?: ((transaction: StoredTransaction) => void) | undefined;
  /** Called when a chain's node does not answer, once until it answers again. */
  onError?: ((error: unknown, chainId: number) => void) | undefined;
}

/** Longest pause between two attempts while a node does not answer, in ms. */
const LONGEST_RETRY_PAUSE_MS = 30_000;

/**
 * Follows an account's transactions until stopped: each pending one on its chain and, once at the start and whenever the
 * page becomes visible, each one that is "not confirmed". Pauses while the page is hidden. Several tabs may watch the same
 * transactions.
 *
 * If a node does not answer, no transaction fails: polling continues with growing pauses. A transaction that is in a block
 * with too few confirmations does not time out.
 *
 * JSON-RPC: `eth_getTransactionReceipt`, `eth_getTransactionByHash`, `eth_getTransactionCount`,
 * `eth_blockNumber`, `eth_getBlockByNumber`.
 *
 * @returns the function that stops watching
 */
export function watchTransactions(parameters: WatchTransactionsParameters): () => void {
  const { store, account, getClient, timeoutMs = 300_000, now = Date.now } = parameters;
  const { inspect = inspectTransaction } = parameters;
  const page = typeof document === 'undefined' ? undefined : document;
  const loops = new Map<number, PollLoop>();
  // By `watchKey`: time a pending one was first seen, and number of inspections that found its nonce used.
  const firstSeen = new Map<string, number>();
  const passes = new Map<string, number>();
  /** Keys (`watchKey`) of "not confirmed" transactions to inspect again. */
  const rechecks = new Set<string>();
  /** Number of unanswered attempts, by chain id. */
  const outages = new Map<number, number>();
  let isStopped = false;

  function start(chainId: number): PollLoop {
    const loop = createPollLoop(() => pollChain(chainId));
    loops.set(chainId, loop);
    return loop;
  }

  /** Polls immediately each chain with a transaction that is new. */
  function follow() {
    const entries = store.list(account);
    const keys = new Set(entries.map(watchKey));
    for (const key of firstSeen.keys()) if (!keys.has(key)) firstSeen.delete(key); // cleared: may be added again
    for (const entry of entries) {
      const key = watchKey(entry);
      if (firstSeen.has(key) || (entry.status !== 'pending' && !rechecks.has(key))) continue;
      firstSeen.set(key, now());
      (loops.get(entry.chainId) ?? start(entry.chainId)).wake();
    }
  }

  function recheck() {
    for (const entry of store.list(account)) if (isUnproven(entry)) rechecks.add(watchKey(entry));
    for (const loop of loops.values()) loop.wake();
    follow();
  }

  /** Inspects a chain's transactions; resolves to the ms until the next poll, if one is needed. */
  async function pollChain(chainId: number): Promise<number | undefined> {
    const due = store
      .list(account, chainId)
      .filter((entry) => entry.status === 'pending' || rechecks.has(watchKey(entry)));
    if (isStopped || page?.hidden || due.length === 0) return undefined;

    let interval: number | undefined;
    try {
      const client = getClient(chainId);
      if (!client) return undefined;
      interval = parameters.pollingIntervalMs?.(chainId) ?? client.pollingInterval;
      const results = await Promise.allSettled(due.map((entry) => inspectEntry(client, entry)));
      const failure = results.find((look) => look.status === 'rejected');
      if (failure) throw failure.reason;
      outages.delete(chainId);
      return interval;
    } catch (error) {
      const attempts = (outages.get(chainId) ?? 0) + 1;
      outages.set(chainId, attempts);
      if (attempts === 1 && !isStopped) callHost(() => parameters.onError?.(error, chainId));
      return (
        interval && Math.max(interval, Math.min(interval * 2 ** attempts, LONGEST_RETRY_PAUSE_MS))
      );
    }
  }

  async function inspectEntry(client: Client, entry: StoredTransaction): Promise<void> {
    const key = watchKey(entry);
    try {
      const { patch, state } = await inspect(client, entry, passes.get(key) ?? 0);
      if (isStopped) return;
      const passed = state === 'passed' ? (passes.get(key) ?? 0) + 1 : 0;
      passes.set(key, passed);
      applyPatch(entry, patch);
      // In a block, just repriced, or `passed` only once: the next inspection decides.
      if (state === 'included' || passed === 1 || patch.hash !== undefined) return;
      rechecks.delete(key);
      if (isLate(entry)) timeOut(entry);
    } catch (error) {
      // A visit that starts without a node has not inspected it yet: it gets the full time limit.
      if (!isStopped && isLate(entry, firstSeen.get(key))) timeOut(entry);
      throw error;
    }
  }

  function isLate(entry: StoredTransaction, since = entry.addedAt): boolean {
    const limit = typeof timeoutMs === 'function' ? timeoutMs(entry) : timeoutMs;
    // A clock that was set back must not extend the time limit.
    return now() - Math.min(since, firstSeen.get(watchKey(entry)) ?? since) >= limit;
  }

  function timeOut(entry: StoredTransaction) {
    applyPatch(entry, { status: 'failed', reason: 'timed-out' });
  }

  function applyPatch(entry: StoredTransaction, patch: TransactionPatch) {
    const changed = store.update(account, entry.chainId, entry.hash, patch);
    if (!changed) return;
    const signed = changed.multisig?.confirmations;
    if (changed.status === 'pending' && signed !== entry.multisig?.confirmations)
      callHost(() => parameters.onSigned?.(changed));
    if (changed.status === 'pending' || patch.status === undefined) return;
    const listener = changed.status === 'confirmed' ? parameters.onConfirmed : parameters.onFailed;
    callHost(() => listener?.(changed));
  }

  const unsubscribe = store.subscribe(follow);
  page?.addEventListener('visibilitychange', recheck);
  recheck();

  return () => {
    isStopped = true;
    unsubscribe();
    page?.removeEventListener('visibilitychange', recheck);
    for (const loop of loops.values()) loop.stop();
  };
}

/** Returns a key that stays the same when a transaction is repriced. */
function watchKey({ chainId, originalHash, hash }: StoredTransaction): string {
  return `${chainId}.${(originalHash ?? hash).toLowerCase()}`;
}

/** Calls the host in a microtask, so that its errors do not stop the watch. */
function callHost(call: () => void) {
  queueMicrotask(call);
}
