import { createListeners } from './listeners.ts';

/** What screen readers are told, one sentence at a time. */
export interface Announcer {
  get(): string;
  say(sentence: string): void;
  subscribe(listener: () => void): () => void;
}

/** Time a sentence stays, in ms: long enough to be read, gone before it is stale. */
const STANDS_MS = 3_000;

/** Creates an announcer. */
export function createAnnouncer(): Announcer {
  const { emit, subscribe } = createListeners();
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (sentence: string) => {
    latest = sentence;
    emit();
  };
  return {
    get: () => latest,
    say(sentence) {
      clearTimeout(timer);
      // A repeated sentence is cleared first, or it would be no change.
      if (sentence === latest) set('');
      set(sentence);
      timer = setTimeout(() => set(''), STANDS_MS);
    },
    subscribe,
  };
}
