import { useCallback, useMemo } from 'react';
import {
  type Catalogue,
  createTranslate,
  type Messages,
  type Translate,
} from '../core/locales/catalogue.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLoaded } from '../core/useLoaded.ts';
import { useLocale } from './useTranslate.ts';

/** Texts of a part that is loaded when used; undefined until they are. */
export function useLazyTexts<M extends Messages>(
  catalogue: Catalogue<M>,
): Translate<M> | undefined {
  const { locales } = useMooring();
  const { locale, direction } = useLocale();
  const load = useCallback(async () => {
    await locales.want(catalogue);
    return catalogue;
  }, [locales, catalogue]);
  // Also where they are loaded already: a change of language waits for wanted texts alone.
  const { part } = useLoaded(load);
  const isLoaded = part !== undefined || catalogue.has(locale);
  return useMemo(
    () => (isLoaded ? createTranslate<M>(catalogue.peek(locale), locale, direction) : undefined),
    [isLoaded, catalogue, locale, direction],
  );
}
