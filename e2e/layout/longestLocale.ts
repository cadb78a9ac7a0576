import { type Locale, locales } from '../../packages/connect/src/core/locales/locales.ts';
import { screensCatalogue } from '../../packages/connect/src/dialogs/connect/screens/screensCatalogue.ts';
import { kitCatalogue } from '../../packages/connect/src/i18n/kit.ts';

/** The language that says the kit's texts in the most letters: the hardest to find room for. */
export async function longestLocale(): Promise<Locale> {
  const measured = await Promise.all(
    locales.map(async (locale) => {
      await Promise.all([kitCatalogue.load(locale), screensCatalogue.load(locale)]);
      const texts = [kitCatalogue.peek(locale), screensCatalogue.peek(locale)];
      return { locale, length: JSON.stringify(texts).length };
    }),
  );
  return measured.reduce((one, other) => (other.length > one.length ? other : one)).locale;
}
