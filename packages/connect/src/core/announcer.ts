/** What screen readers are told, one sentence at a time. */
export interface Announcer {
  get(): string;
  say(sentence: string): void;
  subscribe(listener: () => void): () => void;
}

/** How long a sentence stands, in milliseconds: long enough to be read, gone before it is stale. */
const STANDS_MS = 3_000;

/** Holds the latest sentence for a moment. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (sentence: string) => {
    latest = sentence;
    for (const listener of listeners) listener();
  };
  return {
    get: () => latest,
    say(sentence) {
      clearTimeout(timer);
      // Said twice in a row: emptied first, or the second time would change nothing.
      if (sentence === latest) set('');
      set(sentence);
      timer = setTimeout(() => set(''), STANDS_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
