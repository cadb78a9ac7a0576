import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

test('fromBase64 returns the bytes that toBase64 wrote, like Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

test('fromBase64 returns large byte arrays', () => {
  const bytes = new Uint8Array(300_000).map((_, at) => at % 251);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

test.each([
  ['no padding', 'AA'],
  ['too much padding', 'AAA=='],
  ['padding in the middle', 'AA==AAAA'],
  ['bits behind the end', 'AB=='],
  ['bits behind the end of two bytes', 'AAB='],
  ['the alphabet of addresses', '-_-_'],
  ['blanks', 'AAAA AAAA'],
  ['a line break', 'AAAA\n'],
  ['a letter too many', 'AAAAA'],
])('fromBase64 refuses %s', (_, text) => {
  expect(fromBase64(text)).toBeUndefined();
});

test('fromBase64 returns bytes with exactly that encoding, or undefined, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ABab01+/=-_ '), maxLength: 24 }), (text) => {
      const bytes = fromBase64(text);
      if (bytes) expect(toBase64(bytes)).toBe(text);
    }),
  );
});
