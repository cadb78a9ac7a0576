import fc from 'fast-check';
import { checksumAddress } from 'viem';
import { expect, test } from 'vitest';
import { hasValidChecksum } from './hasValidChecksum.ts';

const address = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
  .map((digits): `0x${string}` => `0x${digits}`);

test('hasValidChecksum accepts lower case and viem’s checksum, and refuses one changed letter', () => {
  fc.assert(
    fc.property(address, fc.nat({ max: 39 }), (lowerCase, index) => {
      const mixed = checksumAddress(lowerCase);
      expect(hasValidChecksum(lowerCase)).toBe(true);
      expect(hasValidChecksum(mixed)).toBe(true);
      const letter = mixed.charAt(index + 2);
      const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      const wrong = mixed.slice(0, index + 2) + turned + mixed.slice(index + 3);
      expect(hasValidChecksum(wrong)).toBe(wrong === mixed || wrong === lowerCase);
    }),
  );
});

test('hasValidChecksum refuses upper case', () => {
  expect(hasValidChecksum('0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266')).toBe(false);
});
