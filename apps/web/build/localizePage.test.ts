import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directionOf, locales } from '@mooring/connect';
import { expect, it } from 'vitest';
import { loadHtmlTexts } from './htmlTexts.ts';
import { localized } from './localizePage.ts';

const texts = await loadHtmlTexts();
const html = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');

it.each(locales)('page without scripts shows %s', (locale) => {
  const page = localized(html, locale, texts);
  const { 'html.description': description, 'html.noScript': noScript } = texts[locale];
  expect(page).toContain(`<html lang="${locale}" dir="${directionOf(locale)}"`);
  expect(page).toMatch(new RegExp(`name="description"\\s+content="${description}"`));
  expect(page).toContain(`<p>${noScript}</p>`);
  expect(`${description}${noScript}`).not.toMatch(/[<>&"]/);
});

it('localized throws when index.html lacks a text', () => {
  expect(() => localized('<html lang="en" dir="ltr">', 'fr', texts)).toThrow(
    'index.html needs once',
  );
});
