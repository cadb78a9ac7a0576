import { expect, it } from 'vitest';
import { createSignInServer } from './createSignInServer.ts';
import { createPostgresStore } from './postgres.ts';
import { createSqliteStore } from './sqlite.ts';

const store = createSqliteStore({ file: ':memory:' });
const policy = { domain: 'harbour.example', chainIds: [1] };
const read = () => undefined;

it.each<[string, unknown, string]>([
  ['no options', undefined, 'The store is missing'],
  ['a missing store', { policy, read }, 'The store is missing'],
  ['a missing policy', { store, read }, 'The domain of the page is missing'],
  ['a missing domain', { store, read, policy: { chainIds: [1] } }, 'The domain of the page'],
  ['missing chain ids', { store, read, policy: { domain: 'harbour.example' } }, 'chainIds: [1]'],
  ['a missing read', { store, policy }, 'read is not a function'],
  [
    'a URL as domain',
    { store, read, policy: { ...policy, domain: 'https://harbour.example' } },
    'without https://',
  ],
])('createSignInServer refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createSignInServer, undefined, [options])).toThrow(message);
});

// `Infinity` has no date for a session to end at, and ends a timer at once.
it.each(['nonceLifetimeMs', 'pendingLifetimeMs', 'sessionIdleMs', 'sessionLifetimeMs'])(
  'createSignInServer refuses times of the policy that are none: %s',
  (name) => {
    for (const ms of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e14, '7d'])
      expect(() =>
        Reflect.apply(createSignInServer, undefined, [
          { store, read, policy: { ...policy, [name]: ms } },
        ]),
      ).toThrow(`${name} must be milliseconds, more than 0`);
  },
);

it.each([0, Number.POSITIVE_INFINITY, 2 ** 31])(
  'createSignInServer refuses a chainTimeoutMs of %d, which no timer has',
  (chainTimeoutMs) => {
    expect(() => createSignInServer({ store, read, policy, chainTimeoutMs })).toThrow(
      'chainTimeoutMs must be milliseconds, more than 0 and at most 2147483647',
    );
  },
);

it.each([[undefined], [{}]])('createSqliteStore refuses %j, without a file', (options) => {
  expect(() => Reflect.apply(createSqliteStore, undefined, [options])).toThrow(
    'The file is missing',
  );
});

it.each([[undefined], [{}]])('createPostgresStore refuses %j, without a pool', async (options) => {
  const created = Reflect.apply(createPostgresStore, undefined, [options]);
  await expect(created).rejects.toThrow('The pool is missing');
});
