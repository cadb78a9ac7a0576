import { useCallback, useMemo } from 'react';
import {
  type Catalogue,
  createTranslate,
  type Messages,
  type Translate,
} from '../core/locales/catalogue.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { useLocale } from './useTranslate.ts';

/**
 * Texts of a catalogue that is loaded when it is used; undefined until they are.
 *
 * @example
 * ```tsx
 * import { useLazyTexts } from '@mooring/connect/parts';
 *
 * declare const catalogue: import('@mooring/connect').Catalogue<{ readonly 'tide.high': 'High tide' }>;
 *
 * export function Tide() {
 *   const t = useLazyTexts(catalogue);
 *   return t ? <p>{t('tide.high')}</p> : null;
 * }
 * ```
 */
export function useLazyTexts<M extends Messages>(
  catalogue: Catalogue<M>,
): Translate<M> | undefined {
  const { locales } = useMooring();
  const { locale, direction } = useLocale();
  const load = useCallback(async () => {
    await locales.load(catalogue);
    return catalogue;
  }, [locales, catalogue]);
  // Also where they are loaded already: a change of language waits for wanted texts alone.
  const { part } = useLazyPart(load);
  const isLoaded = part !== undefined || catalogue.has(locale);
  return useMemo(
    () => (isLoaded ? createTranslate<M>(catalogue.peek(locale), locale, direction) : undefined),
    [isLoaded, catalogue, locale, direction],
  );
}
