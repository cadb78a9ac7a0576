import type { Translated } from '@mooring/connect';
import { catalogueOf } from '@mooring/page/locales';
import type { messages as english } from './en.ts';

export type SettingsMessages = typeof english;

/** Texts of the settings of an account, loaded with them. */
export const settingsCatalogue = catalogueOf<SettingsMessages>(
  import.meta.glob<Translated<SettingsMessages>>('./{??,zh-??}.ts', { import: 'messages' }),
  {},
);
