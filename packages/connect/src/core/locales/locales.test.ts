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
    [['zh'], 'zh'],
    [['zh-CN'], 'zh'],
    [['zh-SG'], 'zh'],
    [['zh-Hans-CN'], 'zh'],
    [['zh-Hans-HK'], 'zh'],
    [['zh-TW'], 'zh-TW'],
    [['zh-Hant'], 'zh-TW'],
    [['zh-Hant-TW'], 'zh-TW'],
    [['zh-Hant-US'], 'zh-TW'],
    [['zh-HK'], 'zh-HK'],
    [['zh-MO'], 'zh-HK'],
    [['zh-Hant-HK'], 'zh-HK'],
    [['zh-hant-mo'], 'zh-HK'],
    [['ZH-hk'], 'zh-HK'],
    [['uk-UA'], 'uk'],
    [['in'], 'id'],
    [['in-ID'], 'id'],
    [['ms-MY'], 'ms'],
    [['ms-Arab-BN'], 'ms'],
    [['inh'], 'en'],
    [['arn'], 'en'],
    [['es-ES-u-co-trad'], 'es'],
    [['nl', 'zh-Hant-HK', 'en'], 'zh-HK'],
    [['xx', 'pt-PT', 'pt-BR'], 'pt'],
    [['de-AT', 'fr-CA'], 'de'],
    [['nl-NL', 'fr-CA'], 'fr'],
    [['xx', 'ar-SA', 'en'], 'ar'],
    [['en-GB', 'ar'], 'en'],
    [['xx-YY'], 'en'],
    [[''], 'en'],
    [[], 'en'],
    [['constructor'], 'en'],
  ])('%j matches %s', (requested, locale) => {
    expect(matchLocale(requested)).toBe(locale);
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

describe('every locale', () => {
  it.each(locales)('%s has a native name and a direction', (locale) => {
    expect(localeName(locale)).toMatch(/^[\p{Lu}\p{Lo}]/u);
    expect(localeName(locale)).not.toBe(locale);
    expect(directionOf(locale)).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  });
});

it.each([
  ['zh', '简体中文'],
  ['zh-HK', '繁體中文（香港）'],
  ['zh-TW', '繁體中文（台灣）'],
  ['fr', 'Français'],
] as const)('localeName of %s is %s', (locale, name) => {
  expect(localeName(locale)).toBe(name);
});
