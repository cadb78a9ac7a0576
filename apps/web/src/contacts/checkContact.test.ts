import { expect, test } from 'vitest';
import { checkContact } from './checkContact.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const good = { name: 'Ana', address, note: '' };

test('checkContact trims name and note and checksums the address', () => {
  const draft = { name: '  Ana Lima ', address: address.toLowerCase(), note: ' rent\nmonthly ' };
  expect(checkContact(draft, [1])).toEqual({
    kind: 'good',
    entry: { name: 'Ana Lima', address, note: 'rent\nmonthly' },
  });
});

test.each([
  ['64 letters', 'é'.repeat(64)],
  ['64 emoji, two units each', '⛵🚢'.repeat(32)],
  ['an emoji put together', '👩‍👩‍👧'],
  ['a name in Arabic', 'ليلى'],
  ['a name in Persian, with its joiner', 'می\u200cخواهم'],
])('checkContact accepts the name %s', (_, name) => {
  expect(checkContact({ ...good, name }, [1]).kind).toBe('good');
});

test.each([
  ['no name', { name: '  ' }, { name: 'required' }],
  ['a name too long', { name: 'a'.repeat(65) }, { name: 'too-long' }],
  ['a name of two lines', { name: 'a\nb' }, { name: 'invalid' }],
  ['a name that turns round what follows', { name: 'a\u202eb' }, { name: 'invalid' }],
  ['a name of nothing to see', { name: '\u200b\u200b' }, { name: 'invalid' }],
  ['half a character', { name: 'a\ud83d' }, { name: 'invalid' }],
  ['no address', { address: '' }, { address: 'required' }],
  ['a registered name', { address: 'ana.eth' }, { address: 'invalid' }],
  ['a slip in the address', { address: address.replace('C5', 'c5') }, { address: 'checksum' }],
  [
    'an address of another network',
    { address: `base:${address}` },
    { address: 'other-network', network: 'base' },
  ],
  ['a note too long', { note: 'a'.repeat(501) }, { note: 'too-long' }],
  ['a note with a control character', { note: 'a\u0000' }, { note: 'invalid' }],
])('checkContact refuses %s', (_, change, faults) => {
  expect(checkContact({ ...good, ...change }, [1])).toEqual({ kind: 'faulty', faults });
});

test('checkContact returns every fault', () => {
  expect(checkContact({ name: '', address: '0x', note: 'a'.repeat(501) }, [1])).toEqual({
    kind: 'faulty',
    faults: { name: 'required', address: 'invalid', note: 'too-long' },
  });
});
