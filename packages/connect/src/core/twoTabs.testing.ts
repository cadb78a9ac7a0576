import type { StorageLike } from './deviceStorage.ts';

export interface Tab {
  storage: StorageLike;
  events: EventTarget;
}

/** Opens one storage in two tabs; as in a browser, each tab gets events of the other's changes only. */
export function openTwoTabs() {
  const content = new Map<string, string>();
  const first = new EventTarget();
  const second = new EventTarget();

  function tab(events: EventTarget, others: EventTarget): Tab {
    const storage: StorageLike = {
      get length() {
        return content.size;
      },
      key: (index) => [...content.keys()][index] ?? null,
      getItem: (key) => content.get(key) ?? null,
      setItem(key, value) {
        content.set(key, value);
        dispatch(key);
      },
      removeItem(key) {
        content.delete(key);
        dispatch(key);
      },
    };
    const dispatch = (key: string | null) =>
      others.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: null }));
    return { storage, events };
  }

  return {
    content,
    first: tab(first, second),
    second: tab(second, first),
    /** Clears the browser's data. */
    clear() {
      content.clear();
      for (const events of [first, second])
        events.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: null }));
    },
  };
}

/** Wraps a storage so that the given methods throw, like a full or denied one. */
export function refuse(storage: StorageLike, methods: readonly (keyof StorageLike)[]): StorageLike {
  return new Proxy(storage, {
    get(target, property) {
      if (methods.some((method) => method === property))
        throw new DOMException('refused', 'QuotaExceededError');
      return Reflect.get(target, property);
    },
  });
}
