import type { PairingStorage } from '../pairingOptions.ts';

const objects = 'records';

/** Storage in IndexedDB. All methods reject where the browser refuses it. */
export function indexedDbStorage(name: string): PairingStorage {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () => {
    opened ??= openDatabase(name, () => {
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

function openDatabase(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(objects));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('The database is held open.')));
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
