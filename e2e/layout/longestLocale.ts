import { kitCatalogue } from '../../packages/connect/src/locales/kit.ts';
import { type Locale, locales } from '../../packages/connect/src/locales/locales.ts';

/** The language that says the kit's texts in the most letters: the hardest to find room for. */
export async function longestLocale(): Promise<Locale> {
  const measured = await Promise.all(
    locales.map(async (locale) => {
      await kitCatalogue.load(locale);
      return { locale, length: JSON.stringify(kitCatalogue.peek(locale)).length };
    }),
  );
  return measured.reduce((one, other) => (other.length > one.length ? other : one)).locale;
}
