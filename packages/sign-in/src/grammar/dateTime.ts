const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const cycleYears = 400;
const cycleMs = 146_097 * dayMs;

/**
 * The moment an RFC 3339 `date-time` names, in milliseconds since 1970-01-01T00:00:00Z, or
 * `undefined` for any other text: a date that is not on the calendar, an hour 24, no offset.
 *
 * Fractions finer than a millisecond are cut. A leap second, which can only be the last second of a
 * month in UTC, is the first moment of the next one, as in POSIX time. `T` and `Z` may be in lower
 * case. Source: RFC 3339 sections 5.6 and 5.7.
 */
export function readDateTime(text: string): number | undefined {
  const match = dateTime.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  const hour = Number(match[4]);
  const minute = Number(match[5]);
  const second = Number(match[6]);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 60) return undefined;

  const offset = offsetMinutes(match[8], match[9], match[10]);
  if (offset === undefined) return undefined;
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; the calendar repeats after 400 years.
  const time = Date.UTC(year + cycleYears, month - 1, day, hour, minute, second) - cycleMs;
  const moment = time - offset * minuteMs;
  if (second === 60 && !isFirstOfMonth(moment)) return undefined;
  return moment + milliseconds(match[7]);
}

/** Whether a text is an RFC 3339 `date-time` on the calendar. */
export function isDateTime(text: string): boolean {
  return readDateTime(text) !== undefined;
}

function milliseconds(fraction: string | undefined): number {
  return fraction === undefined ? 0 : Number(fraction.slice(0, 3).padEnd(3, '0'));
}

function offsetMinutes(
  sign: string | undefined,
  hours: string | undefined,
  minutes: string | undefined,
): number | undefined {
  if (sign === undefined) return 0;
  const hour = Number(hours);
  const minute = Number(minutes);
  if (hour > 23 || minute > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (hour * 60 + minute);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isFirstOfMonth(moment: number): boolean {
  return moment % dayMs === 0 && new Date(moment).getUTCDate() === 1;
}
