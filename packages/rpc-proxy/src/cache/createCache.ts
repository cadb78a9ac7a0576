import { createHash } from 'node:crypto';
import type { RpcCall } from '../core/message.ts';

/** LRU cache of texts. */
export interface Cache {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  clear(): void;
  entries(): number;
  bytes(): number;
}

/** Approximate overhead of an entry in addition to its characters, in bytes. */
const ENTRY_BYTES = 150;
/** Largest share of the cache one entry may take: a large response must not evict all others. */
const LARGEST_PART = 1 / 16;

/** Creates a cache bounded in bytes and in entries. */
export function createCache(mostBytes: number, mostEntries: number): Cache {
  // A Map keeps insertion order: entries move to its end when read.
  const kept = new Map<string, string>();
  let bytes = 0;

  function drop(key: string, text: string): void {
    kept.delete(key);
    bytes -= entrySize(key, text);
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
      const size = entrySize(key, text);
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

/** Upper bound in bytes: a character takes two at most. */
function entrySize(key: string, text: string): number {
  return (key.length + text.length) * 2 + ENTRY_BYTES;
}

/** Longer keys are hashed: a call may have up to 128 kB of parameters. */
const LONGEST_CACHED = 300;

/** Cache key of a call: equal for equal calls only. */
export function callKey({ method, params }: RpcCall): string {
  const key = `${method} ${JSON.stringify(params ?? [])}`;
  return key.length <= LONGEST_CACHED ? key : createHash('sha256').update(key).digest('base64');
}
