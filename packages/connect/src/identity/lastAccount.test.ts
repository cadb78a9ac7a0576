import { expect, test } from 'vitest';
import { createDeviceStorage } from '../core/deviceStorage.ts';
import { LAST_ACCOUNT, parseLastAccount, rememberAccount } from './lastAccount.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('rememberAccount stores the account with its name for the next visit', () => {
  const storage = createDeviceStorage();
  rememberAccount(storage, { address, name: 'mira.eth' });
  expect(parseLastAccount(storage.get(LAST_ACCOUNT))).toEqual({ address, name: 'mira.eth' });
});

test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', 'mira.eth'],
  ['a text', '"0x"'],
  ['no address', '{}'],
  ['a list of addresses', JSON.stringify({ address: [address] })],
  ['a longer address', JSON.stringify({ address: `${address}\n<b>` })],
])('parseLastAccount returns undefined for %s', (_, stored) => {
  expect(parseLastAccount(stored)).toBeUndefined();
});

test.each<[string, unknown, string | undefined]>([
  ['a name that is none', { first: 'mira' }, undefined],
  ['a hidden mark', 'mira\u202e.eth', 'mira⟨U+202E⟩.eth'],
  ['no end', 'a'.repeat(1_000), `${'a'.repeat(254)}…`],
])('parseLastAccount makes a name with %s visible, or drops it', (_, name, shown) => {
  expect(parseLastAccount(JSON.stringify({ address, name }))?.name).toBe(shown);
});
