import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { locales, matchLocale } from '@mooring/connect';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../../../../scripts/oldestBrowsers.ts';

const publicFolder = join(import.meta.dirname, '../../public');

it('says in every language which browsers are young enough', async () => {
  const file = await readFile(join(publicFolder, 'tooOld.json'), 'utf8');
  const texts: Record<string, { title: string; text: string }> = JSON.parse(file);
  expect(Object.keys(texts).sort()).toEqual([...locales].sort());
  const versions = oldestBrowsers.map((browser) => browser.replace(/^\D+/, ''));
  for (const [locale, { title, text }] of Object.entries(texts)) {
    expect(title, locale).not.toBe('');
    for (const version of versions) expect(text, locale).toContain(version);
  }
});

it.each([
  [['nl', 'pt-PT'], 'pt'],
  [['de-AT'], 'de'],
  [['in-ID'], 'id'],
  [['zh-CN'], 'zh'],
  [['zh-Hans-HK'], 'zh'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-TW'], 'zh-TW'],
  [['zh-MO'], 'zh-HK'],
  [['zh-Hant-HK'], 'zh-HK'],
  [['arn', 'toString'], 'en'],
])('to a browser set to %j it speaks %s, as the application does', async (languages, locale) => {
  const html = { lang: '', dir: '', setAttribute: () => {} };
  const texts = await readFile(join(publicFolder, 'tooOld.json'), 'utf8');
  class XMLHttpRequest {
    responseText = texts;
    onload = () => {};
    open() {}
    send() {
      this.onload();
    }
  }
  const element = () => ({ appendChild: () => {} });
  const document = { documentElement: html, createElement: element, getElementById: element };
  const window = { navigator: { languages } };
  const script = await readFile(join(publicFolder, 'tooOld.js'), 'utf8');
  runInNewContext(script, { window, navigator: window.navigator, document, XMLHttpRequest });
  expect(html).toMatchObject({ lang: locale, dir: 'ltr' });
  expect(matchLocale(languages)).toBe(locale);
});
