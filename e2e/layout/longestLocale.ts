import { type Locale, locales } from '../../packages/connect/src/core/locales/locales.ts';
import { kitCatalogue } from '../../packages/connect/src/texts/kitCatalogue.ts';
import { screensCatalogue } from '../../packages/connect/src/texts/screensCatalogue.ts';

/** Language with the longest texts of the kit, which need the most space. */
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
