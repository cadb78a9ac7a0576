import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@mooring/connect';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../../../../scripts/oldestBrowsers.ts';

it('says in every language which browsers are young enough', async () => {
  const file = await readFile(join(import.meta.dirname, '../../public/tooOld.json'), 'utf8');
  const texts: Record<string, { title: string; text: string }> = JSON.parse(file);
  expect(Object.keys(texts).sort()).toEqual([...locales].sort());
  const versions = oldestBrowsers.map((browser) => browser.replace(/^\D+/, ''));
  for (const [locale, { title, text }] of Object.entries(texts)) {
    expect(title, locale).not.toBe('');
    for (const version of versions) expect(text, locale).toContain(version);
  }
});
