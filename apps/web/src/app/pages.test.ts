import type { SiteConfig } from '@mooring/page/site';
import { expect, test } from 'vitest';
import { openPages, pageAt, pages } from './pages.ts';

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
  const found = pageAt(path, pages);
  expect(pages.find((page) => page === found)?.name).toBe(name);
});

test('openPages returns the pages of the site in its order', () => {
  const names: SiteConfig['pages'] = ['settings', 'home', 'send'];
  expect(openPages({ pages: names }).map(({ name }) => name)).toEqual(names);
});

test('the page of recovery is found, and not in the navigation', () => {
  expect(pageAt('/recovery', [])?.path).toBe('/recovery');
  expect(pages.some(({ path }) => path === '/recovery')).toBe(false);
});

test.each([
  ['/authorize/V1StGXR8_Z5jdHi6B-myT', '/authorize'],
  ['/authorize/V1StGXR8_Z5jdHi6B-myT/', '/authorize'],
  ['/authorize/a/b', undefined],
  ['/authorize/a%20b', undefined],
  ['/sign-out', '/sign-out'],
  ['/sign-out/refused', '/sign-out'],
  ['/sign-out/a', undefined],
])('pageAt %j returns the page of applications at %s, where there are any', (path, found) => {
  expect(pageAt(path, pages)?.path).toBe(found);
  expect(pageAt(path, pages, false)).toBeUndefined();
});

test('needsSignIn is true for the sessions page only', () => {
  expect(pages.filter((page) => page.needsSignIn).map(({ path }) => path)).toEqual(['/sessions']);
});
