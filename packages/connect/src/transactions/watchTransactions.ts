import type { Address, Client } from 'viem';
import { type Inspection, inspectTransaction } from './inspectTransaction.ts';
import { createPollLoop, type PollLoop } from './pollLoop.ts';
import { isUnproven, type StoredTransaction, type TransactionPatch } from './storedTransaction.ts';
import type { TransactionStore } from './transactionStore.ts';

export interface WatchTransactionsParameters {
  store: TransactionStore;
  account: Address;
  /** A client of that chain, or undefined when it is not configured: it is then left alone. */
  getClient: (chainId: number) => Client | undefined;
  /**
   * Time a transaction may be in no block before it is "not confirmed", in ms from when it was added;
   * `Infinity` for no limit, as for one waiting for a multisig's owners. Default 300,000.
   */
  timeoutMs?: number | ((transaction: StoredTransaction) => number) | undefined;
  /** The wait between two looks at a chain, in ms. Default: the client's `pollingInterval`. */
  pollingIntervalMs?: ((chainId: number) => number | undefined) | undefined;
  /** Inspects one; `passes`: looks that found its nonce used. Default `inspectTransaction`. */
  inspect?:
    | ((client: Client, entry: StoredTransaction, passes: number) => Promise<Inspection>)
    | undefined;
  /** The time in ms since 1970. Default `Date.now`. */
  now?: (() => number) | undefined;
  /** Called in the tab that learnt it, once. */
  onConfirmed?: ((transaction: StoredTransaction) => void) | undefined;
  /** Called in the tab that learnt it; a "not confirmed" one may be followed by another call. */
  onFailed?: ((transaction: StoredTransaction) => void) | undefined;
  /** Called in the tab that learnt it, when one of a multisig has another number of signatures. */
  onSigned?: ((transaction: StoredTransaction) => void) | undefined;
  /** A chain's node does not answer: called once until it does again. */
  onError?: ((error: unknown, chainId: number) => void) | undefined;
}

/** The longest wait between two attempts while a node does not answer, in ms. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows an account's transactions until `stop` is called: every pending one on its own chain, and
 * once, at the start and whenever the page is shown again, each one that was left "not confirmed".
 * Rests while the page is hidden. Several tabs may watch the same ones.
 *
 * A node that does not answer fails no transaction: asking goes on, less and less often. One that
 * is in a block but not under enough of them is not timed out.
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
  // By `watchKey`: when a pending one was first met, and how many looks found its nonce used.
  const met = new Map<string, number>();
  const passes = new Map<string, number>();
  /** The "not confirmed" ones to look at again, by `watchKey`. */
  const again = new Set<string>();
  /** Unanswered attempts by chain id. */
  const outages = new Map<number, number>();
  let isStopped = false;

  function start(chainId: number): PollLoop {
    const loop = createPollLoop(() => lookAtChain(chainId));
    loops.set(chainId, loop);
    return loop;
  }

  /** Looks at once wherever there is a transaction not met before. */
  function follow() {
    const entries = store.list(account);
    const keys = new Set(entries.map(watchKey));
    for (const key of met.keys()) if (!keys.has(key)) met.delete(key); // cleared: may come again
    for (const entry of entries) {
      const key = watchKey(entry);
      if (met.has(key) || (entry.status !== 'pending' && !again.has(key))) continue;
      met.set(key, now());
      (loops.get(entry.chainId) ?? start(entry.chainId)).wake();
    }
  }

  function lookAgain() {
    for (const entry of store.list(account)) if (isUnproven(entry)) again.add(watchKey(entry));
    for (const loop of loops.values()) loop.wake();
    follow();
  }

  /** Looks at a chain's transactions; resolves to the ms until the next look, if one is needed. */
  async function lookAtChain(chainId: number): Promise<number | undefined> {
    const due = store
      .list(account, chainId)
      .filter((entry) => entry.status === 'pending' || again.has(watchKey(entry)));
    if (isStopped || page?.hidden || due.length === 0) return undefined;

    let interval: number | undefined;
    try {
      const client = getClient(chainId);
      if (!client) return undefined;
      interval = parameters.pollingIntervalMs?.(chainId) ?? client.pollingInterval;
      const looks = await Promise.allSettled(due.map((entry) => lookAt(client, entry)));
      const failure = looks.find((look) => look.status === 'rejected');
      if (failure) throw failure.reason;
      outages.delete(chainId);
      return interval;
    } catch (error) {
      const attempts = (outages.get(chainId) ?? 0) + 1;
      outages.set(chainId, attempts);
      if (attempts === 1 && !isStopped) callHost(() => parameters.onError?.(error, chainId));
      return interval && Math.max(interval, Math.min(interval * 2 ** attempts, LONGEST_PAUSE_MS));
    }
  }

  async function lookAt(client: Client, entry: StoredTransaction): Promise<void> {
    const key = watchKey(entry);
    try {
      const { patch, state } = await inspect(client, entry, passes.get(key) ?? 0);
      if (isStopped) return;
      const passed = state === 'passed' ? (passes.get(key) ?? 0) + 1 : 0;
      passes.set(key, passed);
      keep(entry, patch);
      // In a block, repriced a moment ago, or seen passed only once: the next look tells more.
      if (state === 'included' || passed === 1 || patch.hash !== undefined) return;
      again.delete(key);
      if (isLate(entry)) giveUp(entry);
    } catch (error) {
      // A visit that begins without a node has not looked yet: it gets the whole time to.
      if (!isStopped && isLate(entry, met.get(key))) giveUp(entry);
      throw error;
    }
  }

  function isLate(entry: StoredTransaction, since = entry.addedAt): boolean {
    const limit = typeof timeoutMs === 'function' ? timeoutMs(entry) : timeoutMs;
    // A clock set back since must not make it wait longer than a whole limit from now.
    return now() - Math.min(since, met.get(watchKey(entry)) ?? since) >= limit;
  }

  function giveUp(entry: StoredTransaction) {
    keep(entry, { status: 'failed', reason: 'timed-out' });
  }

  function keep(entry: StoredTransaction, patch: TransactionPatch) {
    const changed = store.update(account, entry.chainId, entry.hash, patch);
    if (!changed) return;
    const signed = changed.multisig?.confirmations;
    if (changed.status === 'pending' && signed !== entry.multisig?.confirmations)
      callHost(() => parameters.onSigned?.(changed));
    if (changed.status === 'pending' || patch.status === undefined) return;
    const listener = changed.status === 'confirmed' ? parameters.onConfirmed : parameters.onFailed;
    callHost(() => listener?.(changed));
  }

  const stopHearing = store.subscribe(follow);
  page?.addEventListener('visibilitychange', lookAgain);
  lookAgain();

  return () => {
    isStopped = true;
    stopHearing();
    page?.removeEventListener('visibilitychange', lookAgain);
    for (const loop of loops.values()) loop.stop();
  };
}

/** One and the same for a transaction's whole life, repriced or not. */
function watchKey({ chainId, originalHash, hash }: StoredTransaction): string {
  return `${chainId}.${(originalHash ?? hash).toLowerCase()}`;
}

/** Calls the host apart from the watch: its error is the page's to report and stops nothing here. */
function callHost(call: () => void) {
  queueMicrotask(call);
}
