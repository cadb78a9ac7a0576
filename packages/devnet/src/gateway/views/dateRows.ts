import type { Rows } from '../http/page.ts';

const DAY_MS = 86_400_000;

/**
 * Rows with a label before the first of each day.
 *
 * @param items the newest first, `at` in ms since 1970
 * @param offsetMs how far the reader's clock is ahead of UTC, in ms
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
