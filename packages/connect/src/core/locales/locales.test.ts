import { describe, expect, it } from 'vitest';
import { directionOf, isLocale, localeName, locales, matchLocale } from './locales.ts';

describe('matchLocale', () => {
  it.each([
    [['ar'], 'ar'],
    [['ar-EG'], 'ar'],
    [['AR-eg'], 'ar'],
    [['es-419'], 'es'],
    [['pt-PT'], 'pt'],
    [['pt-BR'], 'pt'],
    [['zh-Hant-TW'], 'zh'],
    [['uk-UA'], 'uk'],
    [['in'], 'id'],
    [['in-ID'], 'id'],
    [['de-AT', 'fr-CA'], 'de'],
    [['nl-NL', 'fr-CA'], 'fr'],
    [['xx', 'ar-SA', 'en'], 'ar'],
    [['en-GB', 'ar'], 'en'],
    [['xx-YY'], 'en'],
    [[''], 'en'],
    [[], 'en'],
    [['constructor'], 'en'],
  ])('%j is met by %s', (wishes, locale) => {
    expect(matchLocale(wishes)).toBe(locale);
  });
});

it.each([
  ['en', true],
  ['ar', true],
  ['tlh', false],
  [null, false],
  ['toString', false],
])('isLocale(%s) is %s', (tag, known) => {
  expect(isLocale(tag)).toBe(known);
});

describe('every language', () => {
  it.each(locales)('%s has a name of its own and a direction', (locale) => {
    expect(localeName(locale)).toMatch(/^\p{L}/u);
    expect(localeName(locale)).not.toBe(locale);
    expect(directionOf(locale)).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  });
});
