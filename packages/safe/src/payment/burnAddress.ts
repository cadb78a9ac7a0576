import { type Address, isAddressEqual } from 'viem';

/** Addresses without a known key, in addition to the precompiled contracts. */
const burnAddresses: readonly Address[] = [
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xdeaDDeADDEaDdeaDdEAddEADDEAdDeadDEADDEaD',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF',
];
/** Highest address that is treated as a precompiled contract, with room for future ones. */
const LAST_PRECOMPILE = 0xffffn;

/**
 * Returns true for an address without a known key, such as the zero address or a precompiled contract.
 *
 * @example
 * ```ts
 * import { isBurnAddress } from '@mooring/safe/payment';
 *
 * isBurnAddress('0x000000000000000000000000000000000000dEaD'); // true
 * ```
 */
export function isBurnAddress(address: Address): boolean {
  return (
    BigInt(address) <= LAST_PRECOMPILE || burnAddresses.some((one) => isAddressEqual(one, address))
  );
}
