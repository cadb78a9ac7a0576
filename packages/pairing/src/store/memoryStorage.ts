import type { PairingStorage } from '../pairingOptions.ts';

/** Storage that lasts as long as the page. */
export function memoryStorage(): PairingStorage {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  };
}
