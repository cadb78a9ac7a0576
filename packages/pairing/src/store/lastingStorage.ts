import type { PairingStorage } from '../pairingOptions.ts';
import { memoryStorage } from './memoryStorage.ts';

/**
 * Creates a storage that never fails: when the first one rejects or times out, memory is used from then on.
 * A private window, a full disk or a corrupted database costs the next visit its session, but does not
 * affect this one.
 * @param limitMs timeout of the storage; some browsers never settle a database request
 */
export function lastingStorage(first: PairingStorage, limitMs: number): PairingStorage {
  const memory = memoryStorage();
  let failed = false;

  async function use<Result>(act: (storage: PairingStorage) => Promise<Result>): Promise<Result> {
    if (failed) return act(memory);
    try {
      return await within(act(first), limitMs);
    } catch {
      failed = true;
      return act(memory);
    }
  }

  return {
    get: (key) => use((storage) => storage.get(key)),
    // Memory has the latest values, in case the storage fails later.
    set: async (key, value) => {
      await memory.set(key, value);
      await use((storage) => storage.set(key, value));
    },
    delete: async (key) => {
      await memory.delete(key);
      await use((storage) => storage.delete(key));
    },
  };
}

async function within<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
