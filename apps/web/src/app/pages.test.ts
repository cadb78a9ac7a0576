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
  expect(pageAt(path, pages)?.name).toBe(name);
});

const everything = { send: true, activity: true, chart: true, signIn: true };
const multisig = { gatewayUrl: 'https://gateway.example' };

test.each([
  [everything, multisig, ['home', 'send', 'activity', 'multisig', 'sessions', 'settings']],
  [everything, null, ['home', 'send', 'activity', 'sessions', 'settings']],
  [{ ...everything, send: false }, null, ['home', 'activity', 'sessions', 'settings']],
  [{ ...everything, signIn: false }, null, ['home', 'send', 'activity', 'settings']],
  [{ send: false, activity: false, chart: false, signIn: false }, null, ['home', 'settings']],
])('openPages with features %o and gateway %o returns %s', (features, gateway, names) => {
  expect(openPages({ features, multisig: gateway }).map(({ name }) => name)).toEqual(names);
});

test('needsSignIn is true for the sessions page only', () => {
  expect(pages.filter((page) => page.needsSignIn).map(({ path }) => path)).toEqual(['/sessions']);
});
