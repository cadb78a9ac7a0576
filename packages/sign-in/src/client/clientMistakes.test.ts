import { expect, it } from 'vitest';
import { createSignInClient } from './createSignInClient.ts';
import { createSiweClient } from './createSiweClient.ts';
import { createAuthJsClient, createBetterAuthClient } from './otherServers.ts';

const functions = { getNonce() {}, verify() {}, signOut() {}, getSession() {} };
const page = { host: 'harbour.example', origin: 'https://harbour.example' };

it.each<[string, unknown, string]>([
  ['no options', undefined, 'has no function getNonce'],
  ['a missing verify', { ...functions, verify: undefined }, 'has no function verify'],
  ['a missing getSession', { ...functions, getSession: undefined }, 'has no function getSession'],
])('createSiweClient, in development, refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createSiweClient, undefined, [options])).toThrow(message);
});

it.each([
  ['createSignInClient', createSignInClient],
  ['createAuthJsClient', createAuthJsClient],
  ['createBetterAuthClient', createBetterAuthClient],
])('%s, in development, refuses the URL of another origin as its path', (_, create) => {
  expect(() => create({ page, path: 'https://api.example' })).toThrow("not a path of this page's");
  expect(() => create({ page, path: 'api' })).toThrow("not a path of this page's");
  expect(() => create({ page, path: '/api' })).not.toThrow();
  expect(() => create({ page })).not.toThrow();
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
  'createSignInClient, in development, refuses a timeout of %d ms, which no timer has',
  (timeoutMs) => {
    expect(() => createSignInClient({ page, timeoutMs })).toThrow('`timeoutMs` is');
    expect(() => createSignInClient({ page, timeoutMs, fetch })).toThrow('`timeoutMs` is');
  },
);
