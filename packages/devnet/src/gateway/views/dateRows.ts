import type { Rows } from '../http/page.ts';

const DAY_MS = 86_400_000;

/**
 * Adds a label before the first row of each day.
 *
 * @param items newest first, `at` in ms since 1970
 * @param offsetMs offset of the reader's time zone from UTC, in ms
 */
export function dateRows(
  items: readonly { at: number; row: unknown }[],
  offsetMs = 0,
): readonly Rows[] {
  const dayOf = (at: number) => Math.floor((at + offsetMs) / DAY_MS);
  return items.map(({ at, row }, index) => {
    const before = items[index - 1];
    const isSameDay = before !== undefined && dayOf(before.at) === dayOf(at);
    return isSameDay ? [row] : [{ type: 'DATE_LABEL', timestamp: at }, row];
  });
}
