import { createListeners } from './listeners.ts';

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
  let waiting: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayReplace = true;
  const set = (sentence: string) => {
    latest = sentence;
    emit();
  };
  function next() {
    const [sentence, ...rest] = waiting;
    if (sentence === undefined) {
      mayReplace = true;
      timer = setTimeout(() => set(''), STANDS_MS - AT_LEAST_MS);
      return;
    }
    mayReplace = false;
    clearTimeout(timer);
    // A repeated sentence is cleared first, for one turn, or it would be no change.
    const isRepeated = sentence === latest;
    if (!isRepeated) waiting = rest;
    set(isRepeated ? '' : sentence);
    timer = setTimeout(next, AT_LEAST_MS);
  }
  return {
    get: () => latest,
    say(sentence) {
      waiting = [...waiting, sentence];
      if (mayReplace) next();
    },
    subscribe,
  };
}
