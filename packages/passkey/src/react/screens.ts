// Accounts without a wallet: fetched as one chunk where a connector for them is configured or connected. What is
// signed, and the owners, are chunks behind it.
import type { PasskeyScreens } from '@mooring/connect';
import { passkeyCatalogue } from './texts/passkeyCatalogue.ts';

export { PasskeyNote as Note } from './PasskeyNote.tsx';
export { PasskeyReviews } from './PasskeyReviews.tsx';
export { isUsable, PasskeyRow } from './PasskeyRow.tsx';
export { PasskeyScreen } from './PasskeyScreen.tsx';

/** Loads the texts of the screens. */
export const loadTexts = (locales: Parameters<PasskeyScreens['preload']>[0]) =>
  locales.load(passkeyCatalogue);
