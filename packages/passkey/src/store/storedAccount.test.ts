import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PasskeyContracts } from '../account/contracts.ts';
import { formatAccount, parseAccount } from './storedAccount.ts';

const contracts: PasskeyContracts = {
  factory: '0x1d31F259eE307358a26dFb23EB365939E8641195',
  verifiers: '0x0100c2b78104907F722DABAc4C69f826a522B2754De4',
};
const place = { rpId: 'harbour.example', contracts };
/** The generator of the curve. */
const publicKey = {
  x: '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  y: '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
} as const;
const account = {
  id: 'AQIDBA',
  publicKey,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const;
const stored = JSON.parse(JSON.stringify(formatAccount(account, place)));

test('parseAccount returns the account that formatAccount wrote', () => {
  expect(parseAccount(stored, place)).toEqual(account);
});

test('parseAccount drops the address for other contracts', () => {
  const other = { ...contracts, factory: '0xF7488fFbe67327ac9f37D5F722d83Fc900852Fbf' } as const;
  const { id } = account;
  expect(parseAccount(stored, { ...place, contracts: other })).toEqual({ id, publicKey });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'Aye'],
  ['another version', { ...stored, version: 2 }],
  ['another domain', { ...stored, rpId: 'evil.example' }],
  ['no id', { ...stored, id: '' }],
  ['an id that is none', { ...stored, id: 'a b' }],
  ['an id without end', { ...stored, id: 'A'.repeat(2_000) }],
  ['a point beside the curve', { ...stored, publicKey: { x: publicKey.y, y: publicKey.x } }],
  ['half a key', { ...stored, publicKey: { x: publicKey.x } }],
])('parseAccount returns undefined for %s', (_, value) => {
  expect(parseAccount(value, place)).toBeUndefined();
});

test('parseAccount drops an invalid address', () => {
  expect(parseAccount({ ...stored, address: 'mira.eth' }, place)).not.toHaveProperty('address');
});

test('parseAccount never throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void parseAccount(value, place)));
});

test('parseAccount returns valid ids of other passkeys only', () => {
  const others = ['AQIDBA', 'AQIDBQ'];
  const kept = JSON.parse(JSON.stringify(formatAccount({ ...account, others }, place)));
  expect(parseAccount(kept, place)).toEqual({ ...account, others });
  const altered = { ...kept, others: [7, 'a b', '', ...Array(30).fill('AQIDBQ')] };
  expect(parseAccount(altered, place)?.others).toEqual(Array(20).fill('AQIDBQ'));
  expect(parseAccount({ ...kept, others: 'Aye' }, place)).toEqual(account);
});
