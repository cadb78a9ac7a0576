// Screens of passkey accounts: one chunk, loaded if a passkey connector is configured or connected. Reviews and owners
// are chunks that it loads.
import type { PasskeyScreens } from '@mooring/connect';
import { passkeyCatalogue } from './texts/passkeyCatalogue.ts';

export { PasskeyNote as Note } from './PasskeyNote.tsx';
export { PasskeyReviews } from './PasskeyReviews.tsx';
export { PasskeyRow } from './PasskeyRow.tsx';
export { PasskeyScreen } from './PasskeyScreen.tsx';

/** Loads the texts of the screens. */
export const loadTexts = (locales: Parameters<PasskeyScreens['preload']>[0]) =>
  locales.load(passkeyCatalogue);
