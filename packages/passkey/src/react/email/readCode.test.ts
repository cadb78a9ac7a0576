import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  [' 1234\u00a05678\n', '12345678'],
  ['1234-5678', '12345678'],
  ['1234 – 5678', '12345678'],
  ['\u200f١٢٣٤ ٥٦٧٨\u200f', '12345678'],
  ['१२३४५६७८', '12345678'],
  ['１２３４　５６７８', '12345678'],
  ['Code: 1234 5678.', '12345678'],
  ['1234 567', undefined],
  ['123456789', undefined],
  ['1234 5678 9', '12345678'],
  ['1234 5678, 8765 4321', undefined],
  ['1234    \u00a0 5678', undefined],
  ['', undefined],
])('readCode reads %j as %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});

test('readCode finds nothing but eight digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(readCode(text) ?? '00000000').toMatch(/^\d{8}$/);
    }),
  );
});
