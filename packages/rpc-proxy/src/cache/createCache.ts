/** Texts by key, the least recently used dropped first. */
export type Cache = {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  clear(): void;
  entries(): number;
  bytes(): number;
};

/** What an entry takes beside its letters, in bytes, about. */
const ENTRY_BYTES = 150;
/** One entry may take this part of the whole: a large answer must not push out all others. */
const LARGEST_PART = 1 / 16;

/** Makes a cache of so many bytes and entries at most. */
export function createCache(mostBytes: number, mostEntries: number): Cache {
  // A Map keeps the order of insertion: what is read is put at its end again.
  const kept = new Map<string, string>();
  let bytes = 0;

  function drop(key: string, text: string): void {
    kept.delete(key);
    bytes -= sizeOf(key, text);
  }

  return {
    get(key) {
      const text = kept.get(key);
      if (text === undefined) return undefined;
      kept.delete(key);
      kept.set(key, text);
      return text;
    },
    set(key, text) {
      const size = sizeOf(key, text);
      if (size > mostBytes * LARGEST_PART) return;
      const before = kept.get(key);
      if (before !== undefined) drop(key, before);
      kept.set(key, text);
      bytes += size;
      for (const [oldest, its] of kept) {
        if (bytes <= mostBytes && kept.size <= mostEntries) return;
        drop(oldest, its);
      }
    },
    clear() {
      kept.clear();
      bytes = 0;
    },
    entries: () => kept.size,
    bytes: () => bytes,
  };
}

/** Two bytes a letter at most. */
function sizeOf(key: string, text: string): number {
  return (key.length + text.length) * 2 + ENTRY_BYTES;
}
