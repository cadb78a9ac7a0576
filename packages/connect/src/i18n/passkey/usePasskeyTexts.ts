import { useCallback, useMemo } from 'react';
import { createTranslate, type Translate } from '../../core/locales/catalogue.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useLoaded } from '../../core/useLoaded.ts';
import { useLocale } from '../useTranslate.ts';
import { type PasskeyMessages, passkeyCatalogue } from './passkeyCatalogue.ts';

/** Texts of accounts without a wallet; undefined until they are loaded. */
export function usePasskeyTexts(): Translate<PasskeyMessages> | undefined {
  const { locales } = useMooring();
  const { locale, direction } = useLocale();
  const load = useCallback(async () => {
    await locales.want(passkeyCatalogue);
    return passkeyCatalogue;
  }, [locales]);
  // Also where they are loaded already: a change of language waits for wanted texts alone.
  const { part } = useLoaded(load);
  const isLoaded = part !== undefined || passkeyCatalogue.has(locale);
  return useMemo(
    () =>
      isLoaded
        ? createTranslate<PasskeyMessages>(passkeyCatalogue.peek(locale), locale, direction)
        : undefined,
    [isLoaded, locale, direction],
  );
}
