import type { DeviceStorage } from '../deviceStorage.ts';
import type { Catalogue } from './catalogue.ts';
import { isLocale, type Locale, matchLocale } from './locales.ts';

/** The language shown now; `complete` once every text of it is here. */
export interface LocaleState {
  readonly locale: Locale;
  /** What was chosen last: another one while its file is on the way. */
  readonly chosen: Locale;
  readonly complete: boolean;
  /** False only while the first language is being fetched and nothing can be shown yet. */
  readonly readable: boolean;
}

export interface LocaleStore {
  get(): LocaleState;
  /** What a server shows, and the first render in a page that a server has rendered. */
  served(): LocaleState;
  /** Fetches the language and then shows it; the last choice wins however slowly a file comes. */
  choose(locale: Locale): Promise<void>;
  /** Fetches every text of the wanted language; settles when they are here, or could not be had. */
  whenComplete(): Promise<void>;
  /**
   * Fetches the texts of a part that is about to be shown, in the language shown; from then on a
   * change of language waits for them too. Rejects when they could not be fetched.
   */
  want(catalogue: Catalogue): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const STORED_AS = 'locale';

export interface LocaleStoreOptions {
  readonly storage: DeviceStorage;
  readonly catalogues: readonly Catalogue[];
  /** Chosen by the host; a stored choice of the person still wins. */
  readonly preferred?: Locale | undefined;
  /** Of the visitor, as in `navigator.languages`; absent on a server. */
  readonly wishes?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
}

/** Keeps which language is shown, across catalogues, visits and tabs. */
export function createLocaleStore(options: LocaleStoreOptions): LocaleStore {
  const { storage, preferred, wishes, onError } = options;
  const catalogues = [...options.catalogues];
  const listeners = new Set<() => void>();
  const stored = storage.get(STORED_AS);
  let wanted: Locale = preferred ?? 'en';
  const served = stateFor(wanted);
  wanted = isLocale(stored) ? stored : (preferred ?? matchLocale(wishes ?? []));
  let state = stateFor(wanted);
  let loading: Promise<void> | undefined;
  let unsubscribe = () => {};

  function stateFor(locale: Locale): LocaleState {
    return {
      locale,
      chosen: wanted,
      complete: catalogues.every((catalogue) => catalogue.has(locale)),
      readable: catalogues.every((catalogue) => catalogue.peek(locale) !== undefined),
    };
  }

  function set(next: LocaleState) {
    const keys = ['locale', 'chosen', 'complete'] as const;
    if (keys.every((key) => next[key] === state[key])) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function show(locale: Locale): Promise<void> {
    try {
      await Promise.all(catalogues.map((catalogue) => catalogue.load(locale)));
      if (locale === wanted) set(stateFor(locale));
    } catch (error) {
      onError(error);
      if (locale !== wanted) return;
      // What is on the screen stays; with nothing on the screen, English is better than silence.
      wanted = state.readable ? state.locale : 'en';
      set({ ...state, chosen: wanted });
      if (!state.readable) await show('en');
    }
  }

  function sync(key: string | null) {
    const chosen = key === STORED_AS ? storage.get(STORED_AS) : null;
    if (isLocale(chosen) && chosen !== wanted) {
      wanted = chosen;
      set({ ...state, chosen });
      loading = show(chosen);
    }
  }

  return {
    get: () => state,
    served: () => served,
    choose(locale) {
      wanted = locale;
      set({ ...state, chosen: locale });
      storage.set(STORED_AS, locale);
      loading = show(locale);
      return loading;
    },
    whenComplete: async () => {
      // A choice made while waiting replaces what is waited for.
      let seen: Promise<void> | undefined;
      loading ??= show(wanted);
      while (seen !== loading) {
        seen = loading;
        await seen;
      }
    },
    async want(catalogue) {
      // Before anything is awaited: a choice made meanwhile waits for these texts too.
      if (!catalogues.includes(catalogue)) catalogues.push(catalogue);
      // A language that was on its way before may be shown meanwhile.
      do await Promise.all([loading, catalogue.load(state.locale)]);
      while (!catalogue.has(state.locale));
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        unsubscribe = storage.subscribe(sync);
        // Chosen elsewhere while nobody listened.
        sync(STORED_AS);
      }
      listeners.add(listener);
      // With first texts on the screen, the rest is fetched when something needs it.
      if (!state.readable) loading ??= show(wanted);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unsubscribe();
      };
    },
  };
}
