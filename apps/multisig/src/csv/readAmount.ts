import { stripInvisible } from '@mooring/connect/address';
import { latinDigits, zeroOf } from '@mooring/internal';

/** Amount as digits with at most one point, or the reason it cannot be read in one way. */
export type ReadAmount = { readonly digits: string } | 'no-amount' | 'comma' | 'not-a-number';

/** Spaces and apostrophes between groups of three digits, which separate thousands in every locale. */
const group = /(?<=\d)[\p{Zs}'’](?=\d{3}(?:\D|$))/gu;

/**
 * Reads an amount in digits of any script. A comma is never read, as it separates decimals in one country and
 * thousands in another; nothing else than digits, one point, and spaces or apostrophes between thousands is.
 */
export function readAmount(text: string): ReadAmount {
  const cell = stripInvisible(text);
  if (cell === '') return 'no-amount';
  const plain = plainDigits(cell)?.replaceAll('٫', '.').replaceAll('٬', ' ');
  if (plain === undefined) return 'not-a-number';
  if (/^[\d.,\p{Zs}'’]*,[\d.,\p{Zs}'’]*$/u.test(plain)) return 'comma';
  const [whole = '', ...fractions] = plain.split('.');
  const isGrouped = /^\d{1,3}(?:([\p{Zs}'’])\d{3})(?:\1\d{3})*$/u.test(whole);
  const digits = [isGrouped ? whole.replace(group, '') : whole, ...fractions].join('.');
  return /^\d+(\.\d+)?$/.test(digits) ? { digits } : 'not-a-number';
}

/** Digits of other scripts as 0 to 9; undefined where two scripts are mixed. */
function plainDigits(text: string): string | undefined {
  const zeros = new Set(text.match(/\p{Nd}/gu)?.map(zeroOf));
  return zeros.size > 1 ? undefined : latinDigits(text);
}
