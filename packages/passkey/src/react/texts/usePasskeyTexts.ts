import type { Translate } from '@mooring/connect';
import { useLazyTexts } from '@mooring/connect/parts';
import { passkeyCatalogue } from './passkeyCatalogue.ts';
import type { Texts } from './textLoaders.ts';

/** Texts of accounts without a wallet; undefined until they are loaded. */
export function usePasskeyTexts(): Translate<Texts['passkey']> | undefined {
  return useLazyTexts(passkeyCatalogue);
}
