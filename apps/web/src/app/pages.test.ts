import { expect, test } from 'vitest';
import { openPages, pageAt, pages } from './pages.ts';

test.each([
  ['/', 'home'],
  ['/send', 'send'],
  ['/send/', 'send'],
  ['/activity', 'activity'],
  ['/sessions', 'sessions'],
  ['/settings', 'settings'],
  ['/Send', undefined],
  ['/send/more', undefined],
  ['/sendmore', undefined],
  ['//', undefined],
  ['', undefined],
  ['/nowhere', undefined],
])('at %j there is %s', (path, name) => {
  expect(pageAt(path, pages)?.name).toBe(name);
});

const everything = { send: true, activity: true, chart: true, signIn: true };

test.each([
  [everything, ['home', 'send', 'activity', 'sessions', 'settings']],
  [{ ...everything, send: false }, ['home', 'activity', 'sessions', 'settings']],
  [{ ...everything, signIn: false }, ['home', 'send', 'activity', 'settings']],
  [{ send: false, activity: false, chart: false, signIn: false }, ['home', 'settings']],
])('with %o switched on, the places are %s', (features, names) => {
  expect(openPages(features).map(({ name }) => name)).toEqual(names);
});

test('only sessions and contacts need a visitor to be signed in', () => {
  expect(pages.filter((page) => page.needsSignIn).map(({ path }) => path)).toEqual(['/sessions']);
});
