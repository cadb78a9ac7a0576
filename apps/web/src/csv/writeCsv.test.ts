import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './parseCsv.ts';
import { writeCsv } from './writeCsv.ts';

test('cells are quoted where they must be, lines end as RFC 4180 has it', () => {
  expect(writeCsv([['a', 'b, c', 'd "e"', 'f\ng', ' h', '']])).toBe(
    '\ufeffa,"b, c","d ""e""","f\ng"," h",\r\n',
  );
});

test('what is written is read back as it was', () => {
  const tricky = array(constantFrom('"', ',', ';', '\r', '\n', ' ', 'a', '\ufeff'));
  const cell = oneof(
    string({ unit: 'binary' }),
    tricky.map((letters) => letters.join('')),
  );
  const rows = array(array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  assert(
    property(rows, (cells) => {
      // The header determines the separator; an empty row is not a record.
      const table = [['name', 'note'], ...cells];
      const full = table.filter((row) => row.some((each) => each !== ''));
      const read = parseCsv(writeCsv(table));
      expect(read.map((record) => record.cells)).toEqual(full);
      expect(read.some(({ broken }) => broken)).toBe(false);
    }),
  );
});
