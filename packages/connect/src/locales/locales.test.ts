import { describe, expect, it } from 'vitest';
import { isLocale, matchLocale } from './locales.ts';

describe('matchLocale', () => {
  it.each([
    [['ar'], 'ar'],
    [['ar-EG'], 'ar'],
    [['AR-eg'], 'ar'],
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
