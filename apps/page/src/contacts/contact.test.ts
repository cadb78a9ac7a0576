import { getAddress, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { type Contact, MOST_SUGGESTIONS, searchContacts, suggestContacts } from './contact.ts';

const contact = (id: number, name: string, note = ''): Contact => ({
  id: `${id}`,
  name,
  note,
  address: getAddress(numberToHex(0xabc00 + id, { size: 20 })),
});
const contacts = [
  contact(1, 'Johanna'),
  contact(2, 'Lima, Ana', 'landlady'),
  contact(3, 'Ána'),
  contact(4, 'Boatyard', 'Hannah pays it'),
  contact(5, 'анна'),
  contact(6, 'Zoe'),
];
const namesOf = (found: readonly Contact[]) => found.map(({ name }) => name);

test.each([
  ['ana', ['Ána', 'Lima, Ana']],
  ['ANA', ['Ána', 'Lima, Ana']],
  ['an', ['Ána', 'Lima, Ana', 'Johanna', 'Boatyard']],
  ['lima, a', ['Lima, Ana']],
  ['land', ['Lima, Ana']],
  ['анн', ['анна']],
  ['0x0', []],
  ['0x00', ['Johanna', 'Lima, Ana', 'Ána', 'Boatyard', 'анна', 'Zoe']],
  ['ABC04', ['Boatyard']],
  ['no contacts', []],
])('suggestContacts for %j returns %j', (text, names) => {
  expect(namesOf(suggestContacts(contacts, text))).toEqual(names);
});

test('suggestContacts returns the first contacts for an empty text, none for a whole address', () => {
  const many = Array.from({ length: 20 }, (_, index) => contact(index, `Captain ${index}`));
  expect(suggestContacts(many, ' ')).toEqual(many.slice(0, MOST_SUGGESTIONS));
  expect(suggestContacts(contacts, contacts[0]?.address ?? '')).toEqual([]);
});

test('searchContacts returns all matches in order', () => {
  const many = Array.from({ length: 20 }, (_, index) => contact(index, `Captain ${index}`));
  expect(searchContacts(many, 'captain')).toEqual(many);
  expect(searchContacts(many, '')).toEqual(many);
  expect(namesOf(searchContacts(contacts, 'an'))).toEqual([
    'Johanna',
    'Lima, Ana',
    'Ána',
    'Boatyard',
  ]);
});
