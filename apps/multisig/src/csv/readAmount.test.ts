import { assert, bigInt, constantFrom, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './readAmount.ts';

test.each([
  ['1', '1'],
  ['0012.50', '0012.50'],
  ['1234567.000001', '1234567.000001'],
  ['1 000', '1000'],
  ['1 000 000.5', '1000000.5'],
  ['1\u00a0000', '1000'],
  ['1\u202f000\u202f000', '1000000'],
  ["1'000'000.25", '1000000.25'],
  ['1’000', '1000'],
  ['١٢٣', '123'],
  ['١٢٫٥', '12.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['۱۲۳', '123'],
  ['१२.५', '12.5'],
  ['๑๒', '12'],
  ['\u{1d7d9}\u{1d7d9}', '11'],
  ['\u{1d7e2}.\u{1d7eb}', '0.9'],
  ['\u{1d7d9}\u{1d7ee}', undefined],
])('readAmount of %j is %s', (cell, digits) => {
  expect(readAmount(cell)).toEqual(digits === undefined ? 'not-a-number' : { digits });
});

test.each([
  ['', 'no-amount'],
  ['1,5', 'comma'],
  ['1,234', 'comma'],
  ['25,000', 'comma'],
  ['1.234,50', 'comma'],
  ['1 234,50', 'comma'],
  ['١,٥', 'comma'],
  ...['1e18', '0x10', '1_000', '-1', '−1', '+1', '(5)', '.5', '5.', '1.2.3', '1.234.567', '1..2'],
  ...[
    '$5',
    '5 USDC',
    '€ 5',
    '5%',
    '50 %',
    '2026-01-02',
    '01/02',
    'NaN',
    'Infinity',
    'one',
    '½',
    '²',
  ],
  ...['1 00', '10 00 000', '1 0000', "1'000 000", '1  000', '1٢', '五', '1 000.5 0'],
])('readAmount refuses %j', (...row) => {
  const [cell = '', reason = 'not-a-number'] = row.flat();
  expect(readAmount(cell)).toBe(reason);
});

test('readAmount returns the same amount with and without grouping', () => {
  const space = constantFrom(' ', '\u00a0', '\u202f', '\u2009', "'", '’');
  assert(
    property(
      tuple(bigInt({ min: 0n, max: 10n ** 30n }), nat(999_999), space),
      ([whole, rest, between]) => {
        const grouped = `${whole}`.replace(/\B(?=(\d{3})+$)/g, between);
        expect(readAmount(`${grouped}.${rest}`)).toEqual({ digits: `${whole}.${rest}` });
      },
    ),
  );
});
