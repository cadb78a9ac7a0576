import type { SiteConfig } from '@mooring/page/site';
import { expect, test } from 'vitest';
import { openPages, pageAt, pages, recoveryPage } from './pages.ts';

test.each([
  ['/', 'home'],
  ['/send', 'send'],
  ['/send/', 'send'],
  ['/activity', 'activity'],
  ['/multisig', 'multisig'],
  ['/sessions', 'sessions'],
  ['/settings', 'settings'],
  ['/Send', undefined],
  ['/send/more', undefined],
  ['/sendmore', undefined],
  ['//', undefined],
  ['', undefined],
  ['/nowhere', undefined],
])('pageAt %j returns %s', (path, name) => {
  expect(pageAt(path, pages)?.name).toBe(name);
});

test('openPages returns the pages of the site in its order', () => {
  const names: SiteConfig['pages'] = ['settings', 'home', 'send'];
  expect(openPages({ pages: names }).map(({ name }) => name)).toEqual(names);
});

test('the page of recovery is not in the navigation', () => {
  expect(pages.some(({ path }) => path === recoveryPage.path)).toBe(false);
});

test('needsSignIn is true for the sessions page only', () => {
  expect(pages.filter((page) => page.needsSignIn).map(({ path }) => path)).toEqual(['/sessions']);
});
