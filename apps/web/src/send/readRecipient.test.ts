import { expect, test } from 'vitest';
import { readRecipient } from './readRecipient.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['with its checksum', address],
  ['in lower case', address.toLowerCase()],
  ['in upper case', `0x${address.slice(2).toUpperCase()}`],
  ['in upper case throughout', address.toUpperCase()],
  ['with spaces around it', `  ${address}\n`],
])('an address %s', (_, text) => {
  expect(readRecipient(text)).toEqual({ kind: 'address', address });
});

test.each([
  ['harbour.eth', 'harbour.eth'],
  ['Harbour.ETH', 'harbour.eth'],
  ['  a.b.eth ', 'a.b.eth'],
  ['0xname.eth', '0xname.eth'],
  ['🚢.eth', '🚢.eth'],
])('the name %j', (text, name) => {
  expect(readRecipient(text)).toEqual({ kind: 'name', name });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['harbour', 'not-a-recipient'],
  ['.eth', 'not-a-recipient'],
  ['harbour.', 'not-a-recipient'],
  ['har bour.eth', 'not-a-recipient'],
  ['a..eth', 'not-a-recipient'],
  ['har\u202ebour.eth', 'not-a-recipient'],
  [address.slice(0, -1), 'not-a-recipient'],
  [`${address}0`, 'not-a-recipient'],
  [`${address.slice(0, -1)}g`, 'not-a-recipient'],
  [address.replace('C5', 'c5'), 'wrong-checksum'],
])('%j is %s', (text, kind) => {
  expect(readRecipient(text)).toEqual({ kind });
});
