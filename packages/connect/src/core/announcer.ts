import { createListeners } from '@mooring/internal';

/** Text of the live region for screen readers, one sentence at a time. */
export interface Announcer {
  get(): string;
  say(sentence: string): void;
  subscribe(listener: () => void): () => void;
}

/** Time a sentence stays in the live region, in ms: long enough to be read, short enough not to be stale. */
const VISIBLE_MS = 3_000;

/** Minimum time between two sentences, in ms: of two at the same time, only the last would be read. */
const MIN_INTERVAL_MS = 200;

/** Creates an announcer. */
export function createAnnouncer(): Announcer {
  const { emit, subscribe } = createListeners();
  let latest = '';
  let queued = 0;
  const set = (sentence: string) => {
    latest = sentence;
    emit();
  };
  return {
    get: () => latest,
    say(sentence) {
      setTimeout(() => {
        // A space makes a repeated sentence a change, so that it is read again.
        const text = sentence === latest ? `${sentence} ` : sentence;
        set(text);
        setTimeout(() => (queued -= 1), MIN_INTERVAL_MS);
        setTimeout(() => text === latest && set(''), VISIBLE_MS);
      }, MIN_INTERVAL_MS * queued);
      queued += 1;
    },
    subscribe,
  };
}
