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

it.each([[undefined], [{}]])('createSqliteStore refuses %j, without a file', (options) => {
  expect(() => Reflect.apply(createSqliteStore, undefined, [options])).toThrow(
    'The file is missing',
  );
});

it.each([[undefined], [{}]])('createPostgresStore refuses %j, without a pool', async (options) => {
  const created = Reflect.apply(createPostgresStore, undefined, [options]);
  await expect(created).rejects.toThrow('The pool is missing');
});
