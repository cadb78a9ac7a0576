import { createListeners } from '@mooring/internal';
import type { DeviceStorage } from '../deviceStorage.ts';
import type { Catalogue } from './catalogue.ts';
import { isLocale, type Locale, matchLocale } from './locales.ts';

/** Current language; `complete` once all its texts are loaded. */
export interface LocaleState {
  readonly locale: Locale;
  /** Language chosen last, possibly still loading. */
  readonly chosen: Locale;
  readonly complete: boolean;
  /** False only while the first language is loading and nothing can be shown. */
  readonly readable: boolean;
}

export interface LocaleStore {
  get(): LocaleState;
  /** State on the server, and on hydration. */
  served(): LocaleState;
  /** Loads and then shows a language; the last choice wins, however slow its files. */
  choose(locale: Locale): Promise<void>;
  /** Loads all texts of the chosen language; settles when loaded or failed. */
  whenComplete(): Promise<void>;
  /**
   * Loads the texts of a part in the current language; from then on a change of language waits for them
   * too. Rejects on failure.
   */
  load(catalogue: Catalogue): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const LOCALE_KEY = 'locale';

export interface LocaleStoreOptions {
  readonly storage: DeviceStorage;
  readonly catalogues: readonly Catalogue[];
  /** Host's choice; the visitor's stored choice takes precedence. */
  readonly preferred?: Locale | undefined;
  /** `navigator.languages`; undefined on a server. */
  readonly languages?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
}

/** Creates the store of the current language, shared by catalogues, visits and tabs. */
export function createLocaleStore(options: LocaleStoreOptions): LocaleStore {
  const { storage, preferred, languages, onError } = options;
  const catalogues = [...options.catalogues];
  const listeners = createListeners(() => {
    const stop = storage.subscribe(sync);
    // May have changed in another tab without a subscriber here.
    sync(LOCALE_KEY);
    return stop;
  });
  const stored = storage.get(LOCALE_KEY);
  let wanted: Locale = preferred ?? 'en';
  const served = stateFor(wanted);
  wanted = isLocale(stored) ? stored : (preferred ?? matchLocale(languages ?? []));
  let state = stateFor(wanted);
  let loading: Promise<void> | undefined;

  function stateFor(locale: Locale): LocaleState {
    return {
      locale,
      chosen: wanted,
      // Lazy parts wait for their own texts.
      complete: options.catalogues.every((catalogue) => catalogue.has(locale)),
      readable: options.catalogues.every((catalogue) => catalogue.peek(locale)),
    };
  }

  function set(next: LocaleState) {
    // Hosts may choose a language in an effect of the state.
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.emit();
  }

  async function show(locale: Locale): Promise<void> {
    try {
      await Promise.all(catalogues.map((catalogue) => catalogue.load(locale)));
      if (locale === wanted) set(stateFor(locale));
    } catch (error) {
      onError(error);
      if (locale !== wanted) return;
      // The current language stays; without one, falls back to English.
      wanted = state.readable ? state.locale : 'en';
      set({ ...state, chosen: wanted });
      if (!state.readable) await show('en');
    }
  }

  function sync(key: string | null) {
    const chosen = key === LOCALE_KEY ? storage.get(LOCALE_KEY) : null;
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
      storage.set(LOCALE_KEY, locale);
      loading = show(locale);
      return loading;
    },
    whenComplete: async () => {
      // A later choice replaces the load awaited.
      let seen: Promise<void> | undefined;
      loading ??= show(wanted);
      do {
        seen = loading;
        await seen;
      } while (seen !== loading);
    },
    async load(catalogue) {
      // Before awaiting: a choice made in the meantime must include these texts.
      if (!catalogues.includes(catalogue)) catalogues.push(catalogue);
      // A language that was loading may be shown in the meantime.
      do await Promise.all([loading, catalogue.load(state.locale)]);
      while (!catalogue.has(state.locale));
    },
    subscribe(listener) {
      const stop = listeners.subscribe(listener);
      // If the first texts are loaded, the others load when they are needed.
      if (!state.readable) loading ??= show(wanted);
      return stop;
    },
  };
}
