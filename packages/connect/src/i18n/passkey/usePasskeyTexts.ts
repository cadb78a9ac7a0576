import { useCallback } from 'react';
import type { Translate } from '../../core/locales/catalogue.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useLoaded } from '../../core/useLoaded.ts';
import { useCatalogue, useLocale } from '../useTranslate.ts';
import { type PasskeyMessages, passkeyCatalogue } from './passkeyCatalogue.ts';

/** Texts of accounts without a wallet; undefined until they are loaded. */
export function usePasskeyTexts(): Translate<PasskeyMessages> | undefined {
  const { locales } = useMooring();
  const { locale } = useLocale();
  const load = useCallback(async () => {
    await locales.want(passkeyCatalogue);
    return passkeyCatalogue;
  }, [locales]);
  const { part } = useLoaded(load, passkeyCatalogue.has(locale) ? passkeyCatalogue : undefined);
  const t = useCatalogue(passkeyCatalogue);
  return part && t;
}
