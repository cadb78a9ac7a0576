import type { LocaleStore } from '../../core/locales/localeStore.ts';
import { screensCatalogue } from './screens/screensCatalogue.ts';

const importScreens = () => import('./screens/screens.ts');

/** Fetches the screens together with their texts: neither is shown without the other. */
export async function loadScreens(locales: LocaleStore) {
  const [screens] = await Promise.all([importScreens(), locales.want(screensCatalogue)]);
  return screens;
}
