import { expect, test } from 'vitest';
import { openPages, pageAt, pages } from './pages.ts';

test.each([
  ['/', 'home'],
  ['/send', 'send'],
  ['/send/', 'send'],
  ['/activity', 'activity'],
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

test.each([
  [{ send: true, activity: true, chart: true }, ['home', 'send', 'activity', 'settings']],
  [{ send: false, activity: true, chart: true }, ['home', 'activity', 'settings']],
  [{ send: false, activity: false, chart: false }, ['home', 'settings']],
])('with %o switched on, the places are %s', (features, names) => {
  expect(openPages(features).map(({ name }) => name)).toEqual(names);
});
