import type { DeviceStorage, StorageLike } from './deviceStorage.ts';

/**
 * What wagmi may find again on the next visit: the last wallet and the chosen network. Anything
 * damaged or foreign reads as absent, and connections are never taken from storage: they are asked
 * of the wallet anew. With `ssr`, wagmi writes its first state before it has read the last one: that
 * write is passed over.
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
    // Not there, not written by us, or cut short: absent.
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
