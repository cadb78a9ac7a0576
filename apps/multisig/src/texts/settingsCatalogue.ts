import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the settings of an account, loaded with them. */
export const settingsCatalogue = createCatalogue<Texts['settings']>(textLoaders('settings'), {});
