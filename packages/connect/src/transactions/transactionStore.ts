import { isTransactionHash } from '@mooring/internal';
import type { Address, Hash } from 'viem';
import {
  createDeviceStorage,
  type DeviceStorage,
  type StorageLike,
} from '../core/deviceStorage.ts';
import { type MultisigProgress, readMultisigProgress } from '../core/multisigSource.ts';
import type { StoredBatch } from './batch/storedBatch.ts';
import {
  advanceTransaction,
  parseStoredTransaction,
  type StoredTransaction,
  type TransactionPatch,
} from './storedTransaction.ts';
import { InvalidTransactionError, validateTransaction } from './validateTransaction.ts';

/** Transaction to follow: the wallet's hash, and the host's description. */
export interface NewTransaction {
  /** `0x` and 64 hex digits, checked when it is added. */
  hash: string;
  description: string;
  /** Recipients of payments, each once: for a token, the recipient, not the contract. Default: unknown. */
  to?: readonly Address[] | undefined;
  /** Key for the page to find it, also after a reload; never shown. Default: none. */
  reference?: string | undefined;
  /** Number of blocks until it is confirmed. Default: 1. */
  confirmations?: number | undefined;
  /** Set when sent from a multisig, waiting for its owners. Default: detected on its network. */
  multisig?: MultisigProgress | undefined;
  /** Set for a batch; `hash` is then a hash of its id. */
  batch?: StoredBatch | undefined;
}

/** Store of this device's transactions, synchronized between tabs. */
export interface TransactionStore {
  /**
   * Stores a transaction as pending and returns it. For a known hash, returns the existing entry.
   * @throws InvalidTransactionError with every fault
   */
  add(account: Address, chainId: number, transaction: NewTransaction): StoredTransaction;
  /** Returns an account's transactions, newest first, on one chain or all. The same array until changed. */
  list(account: Address, chainId?: number): readonly StoredTransaction[];
  /** Returns an account's pending transactions on all chains. The same array until changed. */
  pending(account: Address): readonly StoredTransaction[];
  /**
   * Applies a patch to a transaction, found by its hash or original hash. Returns the changed transaction; undefined if
   * unchanged (unknown, cleared, or finished: see `advanceTransaction`).
   */
  update(
    account: Address,
    chainId: number,
    hash: Hash,
    patch: TransactionPatch,
  ): StoredTransaction | undefined;
  /** Removes an account's transactions, also pending ones, on one chain or all. */
  clear(account: Address, chainId?: number): void;
  /** Calls `listener` on every change, made here or in another tab. @returns unsubscribe function */
  subscribe(listener: () => void): () => void;
}

export interface TransactionStoreOptions {
  /** Default: `createDeviceStorage()`. */
  storage?: DeviceStorage | StorageLike;
  /** Returns the time, in ms since 1970. Default: `Date.now`. */
  now?: () => number;
}

/** Number of finished transactions kept per account and chain. */
const MOST_KEPT = 10;

/** Time an entry may be ahead of the clock, as several of one millisecond are, in ms. */
const CLOCK_SLACK_MS = 60_000;

/**
 * Creates the store of this device's transactions. Each is a separate storage entry, `tx.{chainId}.{account}.{hash}`, so
 * that tabs do not overwrite each other; unreadable entries are ignored and kept.
 *
 * @example
 * ```ts
 * import { createTransactionStore } from '@mooring/connect';
 *
 * const store = createTransactionStore();
 * store.add(address, 1, { hash, description: 'A tip of 0.01 ETH' });
 * store.list(address).map(({ status }) => status); // ['pending']
 * ```
 */
export function createTransactionStore(options: TransactionStoreOptions = {}): TransactionStore {
  const { storage = createDeviceStorage(), now = Date.now } = options;
  const device = 'getItem' in storage ? createDeviceStorage({ storage }) : storage;
  const parsed = new Map<string, { text: string; entry: StoredTransaction | undefined }>();
  const lists = new Map<string, { version: number; entries: readonly StoredTransaction[] }>();
  let version = 0;
  let subscribers = 0;

  /** Parses an entry; returns the same object until the stored text changes. */
  function read(key: string, chainId: number): StoredTransaction | undefined {
    const text = device.get(key);
    if (text === null) {
      parsed.delete(key);
      return undefined;
    }
    const known = parsed.get(key);
    if (known?.text === text) return known.entry;
    const entry = parseStoredTransaction(chainId, text);
    parsed.set(key, { text, entry });
    return entry;
  }

  /** Time an entry is ordered by: one of the future was added while the clock was wrong, and is none of the newest. */
  const timeOf = ({ addedAt }: StoredTransaction) =>
    addedAt > now() + CLOCK_SLACK_MS ? 0 : addedAt;

  /** Reads all valid entries of an account from storage, newest first. */
  function find(account: Address, chainId?: number) {
    return device
      .keys(chainId === undefined ? 'tx.' : `tx.${chainId}.`)
      .flatMap((key) => {
        const [, chain = '', owner, hash] = key.split('.');
        if (owner !== account.toLowerCase() || !/^[1-9]\d*$/.test(chain)) return [];
        const entry = read(key, Number(chain));
        const own = (entry?.originalHash ?? entry?.hash)?.toLowerCase() === hash;
        return entry && own ? [{ key, entry }] : [];
      })
      .sort((one, other) => timeOf(other.entry) - timeOf(one.entry));
  }

  function findOne(account: Address, chainId: number, hash: Hash) {
    const key = storeKey(account, chainId, hash);
    const entry = read(key, chainId);
    // Most are found by the hash they were added with, without a search.
    const own = entry?.originalHash ?? entry?.hash;
    if (entry && own?.toLowerCase() === hash.toLowerCase()) return { key, entry };
    return find(account, chainId).find(({ entry }) =>
      [entry.hash, entry.originalHash].some((own) => own?.toLowerCase() === hash.toLowerCase()),
    );
  }

  function write(key: string, account: Address, entry: StoredTransaction) {
    device.set(key, JSON.stringify(entry));
    const finished = find(account, entry.chainId).filter(
      ({ entry: stored }) => stored.status !== 'pending',
    );
    for (const { key: oldest } of finished.slice(MOST_KEPT)) device.remove(oldest);
  }

  function stable(
    name: string,
    compute: () => readonly StoredTransaction[],
  ): readonly StoredTransaction[] {
    const before = lists.get(name);
    // Without a subscriber, storage changes are not counted: compute each time.
    if (before?.version === version && subscribers > 0) return before.entries;
    let entries = compute();
    if (
      before?.entries.length === entries.length &&
      before.entries.every((entry, index) => entry === entries[index])
    )
      entries = before.entries;
    lists.set(name, { version, entries });
    return entries;
  }

  function list(account: Address, chainId?: number): readonly StoredTransaction[] {
    return stable(`${account.toLowerCase()}.${chainId ?? ''}`, () =>
      find(account, chainId).map(({ entry }) => entry),
    );
  }

  return {
    list,
    pending: (account) =>
      stable(`${account.toLowerCase()}.pending`, () =>
        list(account).filter(({ status }) => status === 'pending'),
      ),
    add(account, chainId, transaction) {
      const { hash, description, to, reference, confirmations, multisig, batch } = transaction;
      const faults = validateTransaction(transaction);
      if (faults.length > 0 || !isTransactionHash(hash)) throw new InvalidTransactionError(faults);
      const known = findOne(account, chainId, hash);
      if (known) return known.entry;

      // Keeps the order of transactions added within one millisecond.
      const times = new Set(find(account).map(({ entry }) => entry.addedAt));
      let addedAt = now();
      while (times.has(addedAt)) addedAt++;
      const entry: StoredTransaction = {
        chainId,
        hash,
        description,
        to,
        reference,
        confirmations,
        multisig: multisig && readMultisigProgress(multisig),
        batch,
        status: 'pending',
        addedAt,
      };
      const key = storeKey(account, chainId, hash);
      write(key, account, entry);
      return read(key, chainId) ?? entry;
    },
    update(account, chainId, hash, patch) {
      const known = findOne(account, chainId, hash);
      const next = known && advanceTransaction(known.entry, patch, now());
      if (!known || !next) return undefined;
      write(known.key, account, next);
      return read(known.key, chainId) ?? next;
    },
    clear(account, chainId) {
      for (const { key } of find(account, chainId)) device.remove(key);
    },
    subscribe(listener) {
      if (subscribers++ === 0) version++; // changes without a subscriber were not counted
      const stop = device.subscribe((key) => {
        if (key !== null && !key.startsWith('tx.')) return;
        version++;
        listener();
      });
      let listening = true;
      return () => {
        if (listening) subscribers--;
        listening = false;
        stop();
      };
    },
  };
}

function storeKey(account: Address, chainId: number, hash: Hash): string {
  return `tx.${chainId}.${account.toLowerCase()}.${hash.toLowerCase()}`;
}

const stores = new WeakMap<DeviceStorage, TransactionStore>();

/** Returns the transaction store of a storage, created on first use. */
export function transactionsOf(storage: DeviceStorage): TransactionStore {
  const known = stores.get(storage);
  if (known) return known;
  const store = createTransactionStore({ storage });
  stores.set(storage, store);
  return store;
}
