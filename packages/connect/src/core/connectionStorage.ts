import type { DeviceStorage, StorageLike } from './deviceStorage.ts';

/**
 * Storage of wagmi: recent wallet and selected chain. Damaged or foreign values read as missing, and
 * connections are never restored from storage but requested from the wallet. With `ssr`, wagmi writes its
 * initial state before reading the stored one: that write is ignored.
 */
export function connectionStorage(
  storage: DeviceStorage,
): Pick<StorageLike, 'getItem' | 'setItem' | 'removeItem'> {
  let read = false;
  return {
    getItem(key) {
      read = true;
      const value = parse(storage.get(key));
      if (value === undefined) return null;
      if (!key.endsWith('.store')) return JSON.stringify(value);
      const chainId = fieldOf(fieldOf(value, 'state'), 'chainId');
      const version = fieldOf(value, 'version');
      if (!Number.isSafeInteger(chainId) || !Number.isSafeInteger(version)) return null;
      return JSON.stringify({ state: { chainId }, version });
    },
    setItem: (key, value) => read && storage.set(key, value),
    removeItem: (key) => storage.remove(key),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // Missing, foreign or damaged.
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
