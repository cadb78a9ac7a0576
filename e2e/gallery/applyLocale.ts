import { directionOf, type Locale } from '../../packages/connect/src/core/locales/locales.ts';
import { kitCatalogue } from '../../packages/connect/src/texts/kitCatalogue.ts';
import { screensCatalogue } from '../../packages/connect/src/texts/screensCatalogue.ts';
import { passkeyCatalogue } from '../../packages/passkey/src/react/texts/passkeyCatalogue.ts';

/** Sets `lang` and `dir` of the document once the locale is loaded. */
export async function applyLocale(locale: Locale): Promise<void> {
  await Promise.all(
    [kitCatalogue, screensCatalogue, passkeyCatalogue].map((catalogue) => catalogue.load(locale)),
  );
  await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  root.lang = locale;
  root.dir = directionOf(locale);
}
