import { kitCatalogue } from '../../packages/connect/src/locales/kit.ts';
import { directionOf, type Locale } from '../../packages/connect/src/locales/locales.ts';

/** Says of the document what its components speak, once every one of them does. */
export async function speak(locale: Locale): Promise<void> {
  await kitCatalogue.load(locale);
  await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  root.lang = locale;
  root.dir = directionOf(locale);
}
