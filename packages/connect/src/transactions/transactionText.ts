import { visibleText } from '../core/text/visibleText.ts';

const timeSteps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Formatters by language; creating one per row would take most of a long list's render time. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Formats the time since a moment in a language: "now", "5 minutes ago", "yesterday".
 * @param then and `now` in ms since 1970; a time in the future is formatted as now
 *
 * @example
 * ```ts
 * import { timeAgo } from '@mooring/connect';
 *
 * timeAgo(Date.now() - 5 * 60_000, Date.now(), 'en'); // '5 minutes ago'
 * ```
 */
export function timeAgo(then: number, now: number, locale: string): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  const step = timeSteps.find(([, size]) => seconds >= size);
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, 'second');
}

/** Part of a description; an inserted part is isolated and keeps its own direction. */
export interface DescriptionPart {
  readonly text: string;
  readonly isolated: boolean;
}

const LONGEST_TRANSACTION_TEXT = 200;
/** First strong isolate … pop directional isolate, one pair after the other (UAX #9). */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;
/** Spaces that do not break, as languages write them between digits and before signs. */
const UNBROKEN_SPACES = /[\u00a0\u202f]/g;

/**
 * Splits a stored description into parts to show as text: text between paired isolates, which a right-to-left sentence
 * needs around insertions, becomes a separate part; other invisible characters are escaped.
 */
export function descriptionParts(description: string): readonly DescriptionPart[] {
  // Splitting by one group gives text, inserted, text, inserted, … in turn.
  return description
    .slice(0, LONGEST_TRANSACTION_TEXT)
    .replace(UNBROKEN_SPACES, ' ')
    .split(ISOLATED)
    .map((text, index) => ({
      text: visibleText(text, LONGEST_TRANSACTION_TEXT),
      isolated: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
