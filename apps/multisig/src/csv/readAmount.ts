import { stripInvisible } from '@mooring/connect/address';

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
  const zeros = new Set<number>();
  const plain = text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeroBefore(code);
    zeros.add(zero);
    return `${code - zero}`;
  });
  return zeros.size > 1 ? undefined : plain;
}

/** Zero of a digit's script: ten digits follow one another in each, and some scripts directly on others. */
function zeroBefore(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return code - ((code - first) % 10);
}
