import { type Address, isAddressEqual } from 'viem';

/** Addresses of which nobody has the key, besides the first ones, which are functions of the network. */
const burnAddresses: readonly Address[] = [
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xdeaDDeADDEaDdeaDdEAddEADDEAdDeadDEADDEaD',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF',
];
/** Greatest address of a precompiled contract, with room for more. */
const LAST_PRECOMPILE = 0xffffn;

/**
 * Returns true for an address of which nobody has the key, such as the zero address or a precompiled contract.
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
