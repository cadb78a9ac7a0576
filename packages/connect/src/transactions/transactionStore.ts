import type { Address, Hash } from 'viem';
import {
  createDeviceStorage,
  type DeviceStorage,
  type StorageLike,
} from '../core/deviceStorage.ts';
import { type MultisigProgress, readProgress } from '../core/multisigSource.ts';
import type { StoredBatch } from './batch/storedBatch.ts';
import {
  advanceTransaction,
  parseStoredTransaction,
  type StoredTransaction,
  type TransactionPatch,
} from './storedTransaction.ts';
import { InvalidTransactionError, validateTransaction } from './validateTransaction.ts';

/** A transaction to follow, as the wallet's hash and a sentence of the host's. */
export interface NewTransaction {
  hash: Hash;
  description: string;
  /** Who is paid, each once: of a token the recipient, not its contract. Default: not known. */
  to?: readonly Address[] | undefined;
  /** Text by which the page finds it again, also after a reload; never shown. Default: none. */
  reference?: string | undefined;
  /** Blocks until it is confirmed. Default 1. */
  confirmations?: number | undefined;
  /** Set when sent from a multisig, waiting for its owners. Default: detected on its network. */
  multisig?: MultisigProgress | undefined;
  /** Set for calls that the wallet took as one; `hash` then stands for its id. */
  batch?: StoredBatch | undefined;
}

/** Transactions of this device's accounts, in step between tabs. */
export interface TransactionStore {
  /**
   * Remembers a transaction as pending and returns it. A hash that is known already is one entry.
   * @throws InvalidTransactionError with every fault
   */
  add(account: Address, chainId: number, transaction: NewTransaction): StoredTransaction;
  /** An account's transactions, newest first, on one chain or on all. The same array until changed. */
  list(account: Address, chainId?: number): readonly StoredTransaction[];
  /** Those of `list` that are pending, on every chain. The same array until changed. */
  pending(account: Address): readonly StoredTransaction[];
  /**
   * Applies a patch to a transaction, found by its hash or its original hash. Returns it when that
   * changed it; undefined when it did not (unknown, cleared, or finished: see `advanceTransaction`).
   */
  update(
    account: Address,
    chainId: number,
    hash: Hash,
    patch: TransactionPatch,
  ): StoredTransaction | undefined;
  /** Forgets an account's transactions, pending ones too, on one chain or on all. */
  clear(account: Address, chainId?: number): void;
  /** Calls `listener` on every change, made here or in another tab. @returns unsubscribe function */
  subscribe(listener: () => void): () => void;
}

export interface TransactionStoreOptions {
  /** Default: `createDeviceStorage()`. */
  storage?: DeviceStorage | StorageLike;
  /** The time in ms since 1970. Default `Date.now`. */
  now?: () => number;
}

/** Number of finished transactions kept per account and chain. */
const MOST_KEPT = 10;

/**
 * Transactions of this device's accounts. Each is a storage entry of its own,
 * `tx.{chainId}.{account}.{hash}`, so that tabs never overwrite one another's; what cannot be read
 * there is passed over and left alone.
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

  /** The same object for as long as the stored text is the same. */
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

  /** Everything readable of an account, newest first, straight from storage. */
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
      .sort((one, other) => other.entry.addedAt - one.entry.addedAt);
  }

  function findOne(account: Address, chainId: number, hash: Hash) {
    const key = storeKey(account, chainId, hash);
    const entry = read(key, chainId);
    // Nearly all are known by the hash they were added with: the rest need not be gone through.
    const own = entry?.originalHash ?? entry?.hash;
    if (entry && own?.toLowerCase() === hash.toLowerCase()) return { key, entry };
    return find(account, chainId).find(({ entry }) =>
      [entry.hash, entry.originalHash].some((own) => own?.toLowerCase() === hash.toLowerCase()),
    );
  }

  function write(key: string, account: Address, entry: StoredTransaction) {
    device.set(key, JSON.stringify(entry));
    const finished = find(account, entry.chainId).filter((one) => one.entry.status !== 'pending');
    for (const { key: oldest } of finished.slice(MOST_KEPT)) device.remove(oldest);
  }

  function stable(
    name: string,
    compute: () => readonly StoredTransaction[],
  ): readonly StoredTransaction[] {
    const before = lists.get(name);
    // Without a subscriber nothing tells when storage changes: look each time.
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
      const faults = validateTransaction(transaction);
      if (faults.length > 0) throw new InvalidTransactionError(faults);
      const { hash, description, to, reference, confirmations, multisig, batch } = transaction;
      const known = findOne(account, chainId, hash);
      if (known) return known.entry;

      // Added within one millisecond, the later one is still the newer.
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
        multisig: multisig && readProgress(multisig),
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
      if (subscribers++ === 0) version++; // what happened while nobody listened was not counted
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

/** The one store of transactions over a page's storage, made when it is first needed. */
export function transactionsOf(storage: DeviceStorage): TransactionStore {
  const known = stores.get(storage);
  if (known) return known;
  const store = createTransactionStore({ storage });
  stores.set(storage, store);
  return store;
}
