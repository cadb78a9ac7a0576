import type { Translate } from '@mooring/connect';
import { useLazyTexts } from '@mooring/connect/parts';
import { type PasskeyMessages, passkeyCatalogue } from './passkeyCatalogue.ts';

/** Texts of accounts without a wallet; undefined until they are loaded. */
export function usePasskeyTexts(): Translate<PasskeyMessages> | undefined {
  return useLazyTexts(passkeyCatalogue);
}
