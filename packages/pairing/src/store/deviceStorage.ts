import { parseJson } from '@mooring/internal';
import { withTimeout } from 'viem';
import type { PairingStorage } from '../pairingOptions.ts';

/** Storage that never fails, made by {@link lastingStorage}. */
interface LastingStorage extends PairingStorage {
  /** True from the first failure on: a value not found may be stored, but could not be read. */
  hasFailed(): boolean;
}

/**
 * Creates a storage that never fails: when the first one rejects or times out, memory is used from then on, with all
 * values read and written before. A private window, a full disk or a corrupted database costs the next visit its
 * session, but does not affect this one.
 * @param limitMs timeout of the storage; some browsers never settle a database request
 */
export function lastingStorage(first: PairingStorage, limitMs: number): LastingStorage {
  const memory = memoryStorage();
  let failed = false;

  async function use<Result>(act: (storage: PairingStorage) => Promise<Result>): Promise<Result> {
    try {
      if (!failed) return await withTimeout(() => act(first), { timeout: limitMs });
    } catch {
      failed = true;
    }
    return act(memory);
  }

  /** Memory gets a value last: an earlier read that is still on its way would replace it there. */
  const write = (act: (storage: PairingStorage) => Promise<void>) =>
    use(act).then(() => act(memory));

  // Memory has the latest values, in case the storage fails later: Safari's loses its connection in the background.
  return {
    get: (key) =>
      use((storage) => storage.get(key)).then((value) => memory.set(key, value).then(() => value)),
    // As the wallet receives it: what a host passes on may not be cloneable, such as a proxy of its framework.
    set: (key, value) => write((storage) => storage.set(key, parseJson(JSON.stringify(value)))),
    delete: (key) => write((storage) => storage.delete(key)),
    hasFailed: () => failed,
  };
}

/** Storage in memory, for the lifetime of the page. */
export function memoryStorage(): PairingStorage {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  };
}

const objects = 'records';

/** Storage in IndexedDB. All methods reject if the browser refuses it. */
export function indexedDbStorage(name: string): PairingStorage {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () => {
    opened ??= openIndexedDb(name, () => {
      // Deleted by the person, or evicted by the browser: reopened on next use.
      opened = undefined;
    });
    return opened;
  };

  async function run<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(objects, mode);
      const request = act(transaction.objectStore(objects));
      // Data is written when the transaction completes, not when the request succeeds.
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  }

  return {
    get: (key) => run<unknown>('readonly', (store) => store.get(key)),
    set: async (key, value) => void (await run('readwrite', (store) => store.put(value, key))),
    delete: (key) => run('readwrite', (store) => store.delete(key)),
  };
}

function openIndexedDb(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(objects));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onClose);
      database.addEventListener('versionchange', () => {
        database.close();
        onClose();
      });
      resolve(database);
    });
  });
}
