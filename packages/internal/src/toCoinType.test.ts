import fc from 'fast-check';
import { toCoinType as toCoinTypeOfViem } from 'viem';
import { expect, test } from 'vitest';
import { toCoinType } from './toCoinType.ts';

test('toCoinType returns the coin types of viem', () => {
  const chainIds = fc.oneof(fc.constantFrom(1, 10, 8453, 0x7fff_ffff), fc.nat());
  fc.assert(
    fc.property(chainIds, (chainId) => {
      expect(toCoinType(chainId)).toBe(toCoinTypeOfViem(chainId));
    }),
  );
});

test.each([0x8000_0000, 0x8000_0001, Number.MAX_SAFE_INTEGER])(
  'toCoinType returns none for the network %i',
  (chainId) => {
    expect(toCoinType(chainId)).toBeUndefined();
  },
);
