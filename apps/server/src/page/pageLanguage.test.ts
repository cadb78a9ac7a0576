import { expect, it } from 'vitest';
import { locales, matchLocale } from '../../../../packages/connect/src/core/locales/locales.ts';
import { matchLanguage } from './pageLanguage.ts';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl,pt-PT;q=0.7,fr;q=0.9', 'fr'],
  ['en;q=0.5,ar', 'ar'],
  ['fr;q=0,es;q=0.1', 'es'],
  ['es-419', 'es'],
  ['in-ID', 'id'],
  ['zh-CN,zh;q=0.9', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW,zh;q=0.9', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-MO', 'zh-HK'],
  ['ZH-HANT-HK', 'zh-HK'],
  ['*', undefined],
  ['nl', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
])('matchLanguage of %j is %s', (header, language) => {
  expect(matchLanguage(header, locales)).toBe(language);
});

it.each([
  'es-ES',
  'pt-PT',
  'ms-MY',
  'in',
  'zh',
  'zh-SG',
  'zh-HK',
  'zh-Hant-MO',
  'zh-Hant-TW',
  'xx',
])('matchLanguage of %s returns the same locale as the page', (tag) => {
  expect(matchLanguage(tag, locales) ?? 'en').toBe(matchLocale([tag]));
});
