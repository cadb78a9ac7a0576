import { directionOf, type Locale } from '../../packages/connect/src/core/locales/locales.ts';
import { screensCatalogue } from '../../packages/connect/src/dialogs/connect/screens/screensCatalogue.ts';
import { kitCatalogue } from '../../packages/connect/src/i18n/kit.ts';

/** Sets `lang` and `dir` of the document once the locale is loaded. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([kitCatalogue.load(locale), screensCatalogue.load(locale)]);
  await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  root.lang = locale;
  root.dir = directionOf(locale);
}
