import { latinDigits } from '@mooring/internal';
import { maxUint256, parseUnits } from 'viem';

/** Result of parsing an amount input; `value` is in the smallest unit (wei for ether). */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly value: bigint }
  | { readonly kind: 'empty' | 'not-a-number' | 'too-many-decimals' }
  /** Number with other characters: a unit, a currency sign, or Swiss apostrophes. */
  | { readonly kind: 'with-letters' | 'with-money' | 'with-apostrophe' }
  | {
      readonly kind: 'two-readings';
      /** Same digits without a group separator, if thousands were meant. */
      readonly whole: string;
      /** Same digits with the locale's decimal separator. */
      readonly fraction: string;
    };

/** Direction marks pasted along with an amount from a right-to-left page. */
const INVISIBLE = /[\u200e\u200f\u061c\u2066-\u2069]/g;
/** Shapes of digits in formulas: nobody writes an amount in them. */
const MATHEMATICAL = /[\u{1d7ce}-\u{1d7ff}]/u;
/** Group separators that are decimal separators elsewhere. */
const amountMarks = ['.', ','];
const ARABIC_GROUP = '\u066c';

/**
 * Parses an amount as written in a locale: digits of any script, the locale's decimal separator or a point,
 * the locale's group separator before groups of three (or two, as in India, before the last three).
 * Ambiguous input is refused, never guessed.
 */
export function parseAmount(text: string, decimals: number, locale: string): ParsedAmount {
  if (MATHEMATICAL.test(text)) return { kind: 'not-a-number' };
  const { decimal, group } = separatorsOf(locale);
  const plain = latinMarks(latinDigits(text.replace(INVISIBLE, '').trim())).replace(/\s/g, ' ');
  if (plain === '') return { kind: 'empty' };
  const addition = additionTo(plain);
  if (addition) return { kind: addition };
  const point = plain.includes(decimal) ? decimal : '.';
  const [whole = '', fraction, ...more] = plain.split(point);
  if (more.length > 0) {
    // Several points can only be group separators, in locales that use them.
    if (point !== '.' || group !== '.' || !isGrouped(plain, '.')) return { kind: 'not-a-number' };
    return withinReach(plain.replaceAll('.', ''), '', decimals);
  }
  // A single mark before three digits groups thousands in the locale, and is a decimal point to others.
  const [thousands = '', hundreds, ...groups] = plain.split(group);
  const isSingle = hundreds !== undefined && groups.length === 0;
  if (isSingle && amountMarks.includes(group) && isGrouped(plain, group)) {
    return {
      ...{ kind: 'two-readings', whole: `${thousands}${hundreds}` },
      fraction: `${thousands}${decimal}${hundreds}`,
    };
  }
  const separators = [group === point ? '' : group, ARABIC_GROUP];
  if (!/^\d*$/.test(whole) && !separators.some((separator) => isGrouped(whole, separator))) {
    return { kind: 'not-a-number' };
  }
  if (!/^\d*$/.test(fraction ?? '')) return { kind: 'not-a-number' };
  return withinReach(whole.replace(/\D/g, ''), fraction ?? '', decimals);
}

/** Numbers with a sign, unit or exponent, by kind. */
const additions = [
  ['with-apostrophe', /^\d{1,3}(?:['’‘ʼ´`]\d{3})+(?:[.,]\d*)?$/],
  ['with-money', /^(?:\p{Sc}[\d.,\u066c ]+|[\d.,\u066c ]+\p{Sc})$/u],
  ['with-letters', /^(?:\p{L}[\p{L}\p{M}]*[\d.,\u066c ]+|[\d.,\u066c ]+\p{L}[\p{L}\p{M}]*)$/u],
] as const;

/** Returns the kind of signs beside a number, such as a currency; undefined without any, and for other texts. */
function additionTo(plain: string) {
  return /\d/.test(plain) ? additions.find(([, form]) => form.test(plain))?.[0] : undefined;
}

function withinReach(whole: string, fraction: string, decimals: number): ParsedAmount {
  if (whole === '' && fraction === '') return { kind: 'not-a-number' };
  // Trailing zeros are not significant.
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return { kind: 'too-many-decimals' };
  const value = parseUnits(`${whole || '0'}.${significant || '0'}`, decimals);
  return value > maxUint256 ? { kind: 'not-a-number' } : { kind: 'amount', value };
}

function isGrouped(whole: string, separator: string): boolean {
  if (separator === '') return false;
  const groups = whole.split(separator);
  return (
    groups.length > 1 &&
    groups.every((group, index) => {
      if (index === groups.length - 1) return /^\d{3}$/.test(group);
      return index === 0 ? /^[1-9]\d{0,2}$/.test(group) : /^\d{2,3}$/.test(group);
    })
  );
}

function separatorsOf(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const group = of('group');
  return { decimal: of('decimal') || '.', group: /^\s$/.test(group) ? ' ' : group };
}

/** Replaces full-width points and commas, and the Arabic decimal separator. */
function latinMarks(text: string): string {
  return text.replace(/[\uff0e\u066b]/g, '.').replaceAll('\uff0c', ',');
}
