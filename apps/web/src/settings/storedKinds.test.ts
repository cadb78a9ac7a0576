import { expect, test } from 'vitest';
import { storedKinds } from './storedKinds.ts';

function storageOf(content: Readonly<Record<string, string>>) {
  return {
    keys: (prefix: string) => Object.keys(content).filter((key) => key.startsWith(prefix)),
    get: (key: string) => content[key] ?? null,
  };
}

test('storedKinds returns none for empty storage', () => {
  expect(storedKinds(storageOf({}))).toEqual([]);
});

test('storedKinds counts each entry once, by kind', () => {
  const kinds = storedKinds(
    storageOf({
      'tx.1.0xa.0xb': '{}',
      'tx.1.0xa.0xc': '{}',
      'recent-wallets': '[]',
      'wallet-icons': '[]',
      'wagmi.store': 'x',
      'wagmi.recentConnectorId': 'x',
      'active-account.org.mooring.demo': '0x',
      'last-account': '{}',
      locale: 'ar',
      theme: 'dark',
      accent: 'rose',
      mystery: '?',
    }),
  );
  expect(kinds.map(({ kind, entries }) => [kind, entries])).toEqual([
    ['transactions', 2],
    ['wallets', 2],
    ['session', 4],
    ['language', 1],
    ['look', 2],
    ['other', 1],
  ]);
});

test('storedKinds counts two bytes per character of key and value', () => {
  expect(storedKinds(storageOf({ theme: 'dark' }))[0]?.bytes).toBe(18);
});
