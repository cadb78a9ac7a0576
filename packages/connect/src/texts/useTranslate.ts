import { useMemo, useSyncExternalStore } from 'react';
import {
  type Catalogue,
  createTranslate,
  type Messages,
  type Translate,
} from '../core/locales/catalogue.ts';
import { directionOf, type Locale } from '../core/locales/locales.ts';
import { useMooring } from '../core/MooringContext.ts';
import { kitCatalogue } from './kitCatalogue.ts';

/** Current language and a setter; stored and shared with other tabs. */
export interface LocaleChoice {
  readonly locale: Locale;
  /** Language chosen last, possibly still loading. */
  readonly chosen: Locale;
  readonly direction: 'ltr' | 'rtl';
  /** False until the first language has loaded. */
  readonly readable: boolean;
  readonly setLocale: (locale: Locale) => void;
}

/**
 * Language of the page, and a setter.
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
 * Texts of an application's own catalogue, in the language of the page.
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
    // May hydrate after the texts have loaded: renders without them, as on the server.
    const messages = state.readable ? catalogue.peek(state.locale) : undefined;
    return createTranslate<M>(messages, state.locale, directionOf(state.locale));
  }, [catalogue, state]);
}

/**
 * Texts of the kit, in the language of the page.
 *
 * @example
 * ```tsx
 * import { Button, useTranslate } from '@mooring/connect/parts';
 *
 * export function Retry({ onRetry }: { readonly onRetry: () => void }) {
 *   const t = useTranslate();
 *   return <Button onClick={onRetry}>{t('dialog.retry')}</Button>;
 * }
 * ```
 */
export function useTranslate() {
  return useCatalogue(kitCatalogue);
}
