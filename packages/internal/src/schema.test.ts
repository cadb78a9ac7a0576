import { number, object, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionalField, parseItems, parseOrUndefined, validItems } from './schema.ts';

const row = object({ id: number() });

describe('parseOrUndefined', () => {
  it('returns what matches, without other fields', () => {
    expect(parseOrUndefined(row, { id: 1, other: 2 })).toEqual({ id: 1 });
  });

  it.each([undefined, null, 'text', { id: '1' }])('returns undefined for %o', (value) => {
    expect(parseOrUndefined(row, value)).toBeUndefined();
  });
});

describe.each([
  ['readItems', (list: unknown) => parseItems(row, list)],
  ['itemsOf', (list: unknown) => parse(validItems(row), list)],
])('%s', (_, readList) => {
  it('returns the items that match', () => {
    expect(readList([{ id: 1 }, { id: 'x' }, undefined, { id: 2 }])).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  it.each([undefined, null, {}, 'text'])('returns no items for %o', (value) => {
    expect(readList(value)).toEqual([]);
  });
});

describe('optionalField', () => {
  it.each([undefined, null, 1])('returns undefined for %o', (value) => {
    expect(parse(object({ name: optionalField(string()) }), { name: value }).name).toBeUndefined();
  });

  it('returns what matches', () => {
    expect(parse(optionalField(string()), 'Mira')).toBe('Mira');
  });
});
