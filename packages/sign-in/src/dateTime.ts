import { DAY_MS, MINUTE_MS } from '@mooring/internal';

const dateTime = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

const CYCLE_YEARS = 400;
const cycleMs = 146_097 * DAY_MS;

/**
 * Parses an RFC 3339 `date-time` to ms since 1970-01-01T00:00:00Z, or `undefined` for any other text: a
 * date not on the calendar, an hour 24, no offset.
 *
 * Fractions finer than a millisecond are cut. A leap second, which can only be the last second of a
 * month in UTC, is the first moment of the next one, as in POSIX time. `T` and `Z` may be in lower
 * case. Source: RFC 3339 sections 5.6 and 5.7.
 *
 * @example
 * ```ts
 * import { readDateTime } from '@mooring/sign-in';
 *
 * readDateTime('2026-11-23T12:00:00Z'); // 1795435200000
 * readDateTime('2026-02-30T12:00:00Z'); // undefined
 * ```
 */
export function readDateTime(text: string): number | undefined {
  if (!dateTime.test(text)) return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 2);
  const day = digits(text, 8, 2);
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const second = digits(text, 17, 2);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 60) return undefined;

  const offset = offsetMinutes(text);
  if (offset === undefined) return undefined;
  // Date.UTC maps the years 0 to 99 to 1900 to 1999; the calendar repeats after 400 years.
  const time = Date.UTC(year + CYCLE_YEARS, month - 1, day, hour, minute, second) - cycleMs;
  const moment = time - offset * MINUTE_MS;
  if (second === 60 && !isFirstOfMonth(moment)) return undefined;
  return moment + fractionMs(text);
}

/** Returns true for an RFC 3339 `date-time` on the calendar. */
export function isDateTime(text: string): boolean {
  return readDateTime(text) !== undefined;
}

/** Number of the `count` digits from `start`. */
function digits(text: string, start: number, count: number): number {
  let value = 0;
  for (let index = start; index < start + count; index += 1)
    value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

/** Milliseconds of the fraction, if any, which follows the seconds. */
function fractionMs(text: string): number {
  if (text[19] !== '.') return 0;
  return Number(text.slice(20, 23).replace(/\D.*/, '').padEnd(3, '0'));
}

/** Offset of a text from UTC, in minutes; `undefined` beyond ±23:59. */
function offsetMinutes(text: string): number | undefined {
  if (text.endsWith('Z') || text.endsWith('z')) return 0;
  const hour = digits(text, text.length - 5, 2);
  const minute = digits(text, text.length - 2, 2);
  if (hour > 23 || minute > 59) return undefined;
  return (text.at(-6) === '-' ? -1 : 1) * (hour * 60 + minute);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isFirstOfMonth(moment: number): boolean {
  return moment % DAY_MS === 0 && new Date(moment).getUTCDate() === 1;
}
