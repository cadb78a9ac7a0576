import { expect, test } from 'vitest';
import { readText, readWhole } from './postgresRow.ts';

test.each<[unknown, number]>([
  ['1772366400000', 1_772_366_400_000],
  ['-1', -1],
  ['0', 0],
  ['9007199254740991', 2 ** 53 - 1],
  [1_772_366_400_000, 1_772_366_400_000],
  [1_772_366_400_000n, 1_772_366_400_000],
])('%s is a whole number', (value, expected) => {
  expect(readWhole({ at: value }, 'at')).toBe(expected);
});

test.each<[string, unknown]>([
  ['one above 2^53', '9007199254740993'],
  ['a bigint above 2^53', 2n ** 53n],
  ['a fraction', '1.5'],
  ['words', 'soon'],
  ['an empty text', ''],
  ['nothing', null],
  ['a column that is not there', undefined],
])('%s is no whole number', (_name, value) => {
  expect(() => readWhole({ at: value }, 'at')).toThrow('The column at holds no whole number');
});

test('a row that is not there holds nothing', () => {
  expect(() => readWhole(undefined, 'count')).toThrow('count');
  expect(() => readText(undefined, 'id')).toThrow('id');
});

test('text is text', () => {
  expect(readText({ id: '' }, 'id')).toBe('');
  expect(() => readText({ id: 1 }, 'id')).toThrow('The column id holds no text');
});
