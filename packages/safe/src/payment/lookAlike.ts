import type { Address } from 'viem';

/** Numbers of digits in shortened addresses: after `0x`, and at the end. */
const shownForms = [
  // In the button and the account dialog: the first and last four characters.
  [2, 4],
  // In payments.
  [4, 4],
] as const;

/**
 * Returns a function that finds the known address whose shortened form is the same as another address's.
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

/** Returns the visible digits of an address in each shortened form. */
function shownDigits(address: Address): readonly string[] {
  const digits = address.slice(2).toLowerCase();
  return shownForms.map(([first, last]) => `${digits.slice(0, first)}…${digits.slice(-last)}`);
}
