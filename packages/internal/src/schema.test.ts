import { number, object, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { itemsOf, orAbsent, read, readItems } from './schema.ts';

const row = object({ id: number() });

describe('read', () => {
  it('returns what matches, without other fields', () => {
    expect(read(row, { id: 1, other: 2 })).toEqual({ id: 1 });
  });

  it.each([undefined, null, 'text', { id: '1' }])('returns undefined for %o', (value) => {
    expect(read(row, value)).toBeUndefined();
  });
});

describe.each([
  ['readItems', (list: unknown) => readItems(row, list)],
  ['itemsOf', (list: unknown) => parse(itemsOf(row), list)],
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

describe('orAbsent', () => {
  it.each([undefined, null, 1])('returns undefined for %o', (value) => {
    expect(parse(object({ name: orAbsent(string()) }), { name: value }).name).toBeUndefined();
  });

  it('returns what matches', () => {
    expect(parse(orAbsent(string()), 'Mira')).toBe('Mira');
  });
});
