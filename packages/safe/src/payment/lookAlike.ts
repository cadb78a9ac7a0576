import type { Address } from 'viem';

/** Digits of an address that the product shows: so many after `0x`, and so many at the end. */
const shownForms = [
  // In the button and the account dialog: the first and last four characters.
  [2, 4],
  // Where money is decided.
  [4, 4],
] as const;

/**
 * Returns a function that finds the known address another one could be taken for: in some short form both read the
 * same.
 *
 * @example
 * ```ts
 * import { createLookAlikes } from '@mooring/safe/payment';
 *
 * const findLike = createLookAlikes([owner]);
 * const like = findLike(address);
 * ```
 */
export function createLookAlikes(
  known: readonly Address[],
): (address: Address) => Address | undefined {
  const byDigits = new Map<string, Map<string, Address>>();
  for (const address of known) {
    for (const digits of shownDigits(address)) {
      const alike = byDigits.get(digits) ?? new Map<string, Address>();
      byDigits.set(digits, alike.set(address.toLowerCase(), address));
    }
  }
  return (address) => {
    for (const digits of shownDigits(address)) {
      for (const [key, one] of byDigits.get(digits) ?? []) {
        if (key !== address.toLowerCase()) return one;
      }
    }
    return undefined;
  };
}

/** Digits that are shown of an address, in each form. */
function shownDigits(address: Address): readonly string[] {
  const digits = address.slice(2).toLowerCase();
  return shownForms.map(([first, last]) => `${digits.slice(0, first)}…${digits.slice(-last)}`);
}
