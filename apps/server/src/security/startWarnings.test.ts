import { expect, it } from 'vitest';
import { isLoopback, startWarnings } from './startWarnings.ts';

it.each(['http://wallet.example.org', 'http://203.0.113.7:3000'])(
  'startWarnings warns of plain http at %s',
  (publicUrl) => {
    expect(startWarnings({ publicUrl })).toEqual([expect.stringMatching(/publicUrl.*TLS/)]);
  },
);

it.each([undefined, 'https://wallet.example.org', 'http://localhost:3000', 'http://[::1]:3000'])(
  'startWarnings returns nothing for %s',
  (publicUrl) => {
    expect(startWarnings({ publicUrl })).toEqual([]);
  },
);

it.each([
  ['example.org', [expect.stringMatching(/rpId.*parent domain.*wallet\.example\.org/)]],
  ['wallet.example.org', []],
  [undefined, []],
])('startWarnings checks rpId %s against wallet.example.org', (rpId, warnings) => {
  const passkeys = { rpId, contracts: {}, relay: undefined };
  expect(startWarnings({ publicUrl: 'https://wallet.example.org', passkeys })).toEqual(warnings);
});

it.each(['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '127.9.8.7', '::1', '[::1]'])(
  'isLoopback returns true for %s',
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  '',
  '0.0.0.0',
  '::',
  '192.168.1.4',
  'example.org',
  'localhost.example.org',
  '127.0.0.1.example.org',
])('isLoopback returns false for %s', (host) => expect(isLoopback(host)).toBe(false));
