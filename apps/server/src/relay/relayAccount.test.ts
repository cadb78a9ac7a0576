import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, it } from 'vitest';
import { relayAccount } from './relayAccount.ts';

it('relayAccount returns the account of RELAY_KEY, which does not show the key when printed', () => {
  const key = generatePrivateKey();
  for (const written of [key, key.slice(2), ` ${key}\n`]) {
    const account = relayAccount({ RELAY_KEY: written });
    expect(account?.address).toBe(privateKeyToAddress(key));
    const printed = JSON.stringify(account) + Object.values(account ?? {}).map(String);
    expect(printed).not.toContain(key.slice(2));
  }
});

it.each([{}, { RELAY_KEY: '' }])('relayAccount returns undefined for %j', (environment) => {
  expect(relayAccount(environment)).toBeUndefined();
});

it.each([
  ['a word', 'SECRET'],
  ['too short', `0x${'5ec2e7'.repeat(10)}`],
  ['zero', `0x${'0'.repeat(64)}`],
  ['beyond the curve', `0x${'f'.repeat(64)}`],
  ['a phrase', 'test test test test test test test test test test test junk'],
])('relayAccount refuses a key that is %s, without showing it', (_, key) => {
  expect(() => relayAccount({ RELAY_KEY: key })).toThrow(/RELAY_KEY must be a private key/);
  expect(() => relayAccount({ RELAY_KEY: key })).not.toThrow(key);
});
