import type { PairingStorage } from '../pairingOptions.ts';

/** Storage in memory, for the lifetime of the page. */
export function memoryStorage(): PairingStorage {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  };
}
