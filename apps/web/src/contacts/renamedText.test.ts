import { createTranslate, directionOf, locales } from '@mooring/connect';
import { expect, test } from 'vitest';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

test.each(locales)(
  'import.renamed keeps the order of names written from right to left, in %s',
  async (locale) => {
    await sessionsCatalogue.load(locale);
    const messages = sessionsCatalogue.peek(locale);
    const t = createTranslate(messages, locale, directionOf(locale));
    const text = t('import.renamed', { before: '<', after: '>' });
    const [, between = ''] = /[<>](.*)[<>]/.exec(text) ?? [];
    // Two such names are one run (UAX #9) unless a letter of the language stands between, or they are isolated.
    expect(between).toMatch(/\p{L}|^\u2069.*\u2068$/u);
  },
);
