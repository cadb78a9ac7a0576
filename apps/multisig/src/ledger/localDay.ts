/**
 * Returns the first millisecond of a day (`2026-03-29`) in the visitor's time zone, since 1970; undefined for an
 * invalid day.
 */
export function startOfDay(day: string): number | undefined {
  return timeAt(day, 0);
}

/** Returns the last millisecond of a day in the visitor's time zone; a day has 23 to 25 hours when the clocks change. */
export function endOfDay(day: string): number | undefined {
  const next = timeAt(day, 1);
  return next === undefined ? undefined : next - 1;
}

function timeAt(text: string, later: number): number | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === '') return undefined;
  // Where the clock skips midnight, it is the first moment after: the constructor adds the gap.
  const at = new Date(2000, 0, 1);
  at.setFullYear(Number(year), Number(month) - 1, Number(day) + later);
  return at.getTime();
}
