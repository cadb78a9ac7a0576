import type { Translate } from '../../core/locales/catalogue.ts';
import { useLazyTexts } from '../useLazyTexts.ts';
import { type PasskeyMessages, passkeyCatalogue } from './passkeyCatalogue.ts';

/** Texts of accounts without a wallet; undefined until they are loaded. */
export function usePasskeyTexts(): Translate<PasskeyMessages> | undefined {
  return useLazyTexts(passkeyCatalogue);
}
