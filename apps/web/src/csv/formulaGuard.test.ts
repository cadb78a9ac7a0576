import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './formulaGuard.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['Ana', 'Ana'],
  ["'Ana'", "'Ana'"],
  ["O'Neil = a friend", "O'Neil = a friend"],
  ['', ''],
])('%j goes out as %j', (text, cell) => {
  expect(guardFormula(text)).toBe(cell);
});

test('a guard is taken off again, and nothing else', () => {
  const tricky = array(constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '"'));
  const text = oneof(
    string(),
    tricky.map((letters) => letters.join('')),
  );
  assert(
    property(text, (one) => {
      const cell = guardFormula(one);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguardFormula(cell)).toBe(one);
    }),
  );
});
