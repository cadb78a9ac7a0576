import { describe, expect, it } from 'vitest';
import { type ContactFault, parseContact } from './parseContact.ts';

const ADDRESS = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const right = { name: 'Mira', address: ADDRESS, note: 'From the harbour' };

describe('parseContact of valid fields', () => {
  it.each([
    [{}, right],
    [{ name: '  Mira\n' }, right],
    [{ name: 'ü'.repeat(64) }, { ...right, name: 'ü'.repeat(64) }],
    [{ name: '⛵'.repeat(64) }, { ...right, name: '⛵'.repeat(64) }],
    [{ name: 'میرا‌ها 👩‍🚀' }, { ...right, name: 'میرا‌ها 👩‍🚀' }],
    [{ address: ADDRESS.toLowerCase() }, right],
    [{ address: ` 0x${ADDRESS.slice(2).toUpperCase()} ` }, right],
    [{ note: '' }, { ...right, note: '' }],
    [{ note: undefined }, { ...right, note: '' }],
    [{ note: ' two\r\nlines\tand a tab ' }, { ...right, note: 'two\r\nlines\tand a tab' }],
    [{ note: 'x'.repeat(500) }, { ...right, note: 'x'.repeat(500) }],
    [{ color: 'red' }, right],
  ])('accepts %j', (changes, contact) => {
    expect(parseContact({ ...right, ...changes })).toEqual({ contact });
  });
});

describe('parseContact of invalid fields', () => {
  it.each<[string, object, ContactFault['field'], ContactFault['code']]>([
    ['no name', { name: undefined }, 'name', 'required'],
    ['a blank name', { name: ' \t ' }, 'name', 'required'],
    ['a name of 65 characters', { name: 'x'.repeat(65) }, 'name', 'too-long'],
    ['a name that is a number', { name: 5 }, 'name', 'invalid'],
    ['a line in its name', { name: 'Mira\nStrand' }, 'name', 'invalid'],
    ['a zero in its name', { name: 'Mi\0ra' }, 'name', 'invalid'],
    ['a name that turns direction', { name: 'Mira\u202Egnp' }, 'name', 'invalid'],
    ['an isolate in its name', { name: '\u2067Mira' }, 'name', 'invalid'],
    ['an invisible name', { name: '\u200B\u2060' }, 'name', 'invalid'],
    ['half a character in its name', { name: 'Mira \uD83D' }, 'name', 'invalid'],
    ['no address', { address: undefined }, 'address', 'required'],
    ['an empty address', { address: '' }, 'address', 'required'],
    ['a short address', { address: '0x12' }, 'address', 'invalid'],
    ['a name for an address', { address: 'mira.eth' }, 'address', 'invalid'],
    ['an address of a list', { address: [ADDRESS] }, 'address', 'invalid'],
    ['a wrong checksum', { address: ADDRESS.replace('A', 'a') }, 'address', 'checksum'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note', 'too-long'],
    ['a note that is a number', { note: 1 }, 'note', 'invalid'],
    ['a zero in its note', { note: 'a\0b' }, 'note', 'invalid'],
    ['half a character in its note', { note: '\uDE00' }, 'note', 'invalid'],
  ])('returns the fault for %s', (_name, changes, field, code) => {
    expect(parseContact({ ...right, ...changes })).toEqual({ faults: [{ field, code }] });
  });

  it.each([null, 5, 'text', [], {}])('returns faults of all required fields for %j', (value) => {
    expect(parseContact(value)).toEqual({
      faults: [
        { field: 'name', code: 'required' },
        { field: 'address', code: 'required' },
      ],
    });
  });
});
