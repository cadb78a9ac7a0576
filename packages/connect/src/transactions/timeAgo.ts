const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** By language: a long list would otherwise make one for each row, which takes longer than the rest. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Time since a moment, in the words of a language: "now", "5 minutes ago", "yesterday".
 * @param then and `now` in ms since 1970; a time in the future reads as now
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
  const words = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, words);
  const step = steps.find(([, size]) => seconds >= size);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second');
}
