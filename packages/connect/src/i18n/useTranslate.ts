import { useMemo, useSyncExternalStore } from 'react';
import type { Catalogue } from '../core/locales/catalogue.ts';
import { directionOf, type Locale } from '../core/locales/locales.ts';
import { createTranslate, type Messages, type Translate } from '../core/locales/message.ts';
import { useMooring } from '../core/MooringContext.ts';
import { kitCatalogue } from './kit.ts';

/** The language shown and a way to choose another; it is remembered and shared with other tabs. */
export interface LocaleChoice {
  readonly locale: Locale;
  /** What was chosen last: another one while its texts are on the way. */
  readonly chosen: Locale;
  readonly direction: 'ltr' | 'rtl';
  /** False until the texts of the first language have come. */
  readonly readable: boolean;
  readonly setLocale: (locale: Locale) => void;
}

/**
 * The language of the page and a way to change it.
 *
 * @example
 * ```tsx
 * import { localeName, locales, useLocale } from '@mooring/connect';
 *
 * export function Languages() {
 *   const { locale, setLocale } = useLocale();
 *   return locales.map((one) => (
 *     <button key={one} aria-pressed={one === locale} onClick={() => setLocale(one)}>
 *       {localeName(one)}
 *     </button>
 *   ));
 * }
 * ```
 */
export function useLocale(): LocaleChoice {
  const store = useMooring().locales;
  const state = useSyncExternalStore(store.subscribe, store.get, store.served);
  return useMemo(
    () => ({
      locale: state.locale,
      chosen: state.chosen,
      direction: directionOf(state.locale),
      readable: state.readable || state.complete,
      setLocale: (locale) => void store.choose(locale),
    }),
    [state, store],
  );
}

/**
 * The texts of an application's own catalogue, in the language of the page.
 *
 * @example
 * ```tsx
 * import { type Catalogue, useCatalogue } from '@mooring/connect';
 *
 * declare const catalogue: Catalogue<{ readonly 'tip.sent': 'Sent to {name}' }>;
 *
 * export function Sent({ name }: { readonly name: string }) {
 *   const t = useCatalogue(catalogue);
 *   return <p>{t('tip.sent', { name })}</p>;
 * }
 * ```
 */
export function useCatalogue<M extends Messages>(catalogue: Catalogue<M>): Translate<M> {
  const store = useMooring().locales;
  const state = useSyncExternalStore(store.subscribe, store.get, store.served);
  return useMemo(() => {
    // A part of a page may take over from the server when the texts have come: as the server, without.
    const messages = state.readable ? catalogue.peek(state.locale) : undefined;
    return createTranslate<M>(messages, state.locale, directionOf(state.locale));
  }, [catalogue, state]);
}

/** The kit's own texts. */
export function useTranslate() {
  return useCatalogue(kitCatalogue);
}
