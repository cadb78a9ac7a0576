import { createListeners } from '@mooring/internal';

/** What screen readers are told, one sentence at a time. */
export interface Announcer {
  get(): string;
  say(sentence: string): void;
  subscribe(listener: () => void): () => void;
}

/** Time a sentence stays, in ms: long enough to be read, gone before it is stale. */
const STANDS_MS = 3_000;

/** Time before the next one may replace it, in ms: of two in the same moment only the last would be read. */
const AT_LEAST_MS = 200;

/** Creates an announcer. */
export function createAnnouncer(): Announcer {
  const { emit, subscribe } = createListeners();
  let latest = '';
  let turns = 0;
  const set = (sentence: string) => {
    latest = sentence;
    emit();
  };
  return {
    get: () => latest,
    say(sentence) {
      setTimeout(() => {
        // A repeated sentence would be no change.
        const shown = sentence === latest ? `${sentence} ` : sentence;
        set(shown);
        setTimeout(() => (turns -= 1), AT_LEAST_MS);
        setTimeout(() => shown === latest && set(''), STANDS_MS);
      }, AT_LEAST_MS * turns);
      turns += 1;
    },
    subscribe,
  };
}
