import { accents } from '@mooring/connect';
import { noBrand, type SiteConfig } from '@mooring/page/site';
import { expect, test } from 'vitest';
import { listAccents, readAccent, siteAccent } from './useAccent.ts';

const accent = { light: '#123456', dark: '#abcdef' } as const;
const brand = (own: SiteConfig['brand']['accent']) => ({ ...noBrand, accent: own });

test.each([
  ['rose', 'rose'],
  ['harbour', 'harbour'],
  [null, 'harbour'],
  ['', 'harbour'],
  ['Rose', 'harbour'],
  ['toString', 'harbour'],
  ['#ff0000', 'harbour'],
  ['site', 'harbour'],
])('readAccent stored %j returns %s', (stored, expected) => {
  expect(readAccent(stored, brand(null))).toBe(expected);
});

test.each([
  [null, 'site'],
  ['site', 'site'],
  ['violet', 'violet'],
  ['unknown', 'site'],
])('readAccent stored %j on a site with its own accent returns %s', (stored, expected) => {
  expect(readAccent(stored, brand(accent))).toBe(expected);
});

test('listAccents lists the own accent of the site first', () => {
  const names = Object.keys(accents);
  expect(listAccents(brand(null))).toEqual(names);
  expect(listAccents(brand(accent))).toEqual(['site', ...names]);
});

test('siteAccent returns the colours of the site, else of the kit', () => {
  expect(siteAccent(brand(accent))).toEqual(accent);
  expect(siteAccent(brand(null))).toEqual(accents.harbour);
});
