import { createCatalogue, type Locale, locales, type Translated } from '@mooring/connect';
import { expect, test } from 'vitest';
import { lazyCatalogue } from './lazyCatalogue.ts';

type Messages = Record<'greeting', 'Ahoy'>;

/** Catalogue that records the languages it fetches. */
function catalogueWith(fetched: Locale[]) {
  const load = (locale: Locale) => async (): Promise<Translated<Messages>> => {
    fetched.push(locale);
    return { greeting: `Ahoy in ${locale}` };
  };
  const files = Object.fromEntries(locales.map((locale) => [locale, load(locale)])) as Record<
    Locale,
    ReturnType<typeof load>
  >;
  return lazyCatalogue(createCatalogue<Messages>(files, {}));
}

test('lazyCatalogue loads nothing until preloaded', async () => {
  const fetched: Locale[] = [];
  const catalogue = catalogueWith(fetched);
  await Promise.all(locales.map((locale) => catalogue.load(locale)));
  expect(locales.every((locale) => catalogue.has(locale) && catalogue.peek(locale))).toBe(true);
  expect(fetched).toEqual([]);
});

test('lazyCatalogue delays a change of language once preloaded', async () => {
  const fetched: Locale[] = [];
  const catalogue = catalogueWith(fetched);
  await catalogue.want('ar');
  expect(catalogue.peek('ar')).toEqual({ greeting: 'Ahoy in ar' });
  expect(catalogue.has('fr')).toBe(false);
  await catalogue.load('fr');
  expect(catalogue.has('fr')).toBe(true);
  expect(fetched).toEqual(['ar', 'fr']);
});
