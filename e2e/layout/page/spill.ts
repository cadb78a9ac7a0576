import type { Fault } from '../fault.ts';
import { boxOf, round } from './box.ts';
import { type Item, nameOf } from './item.ts';

/** Elements painted around their text. */
const PAINTED = 'button, a, label, select, .badge, .mooring-badge';

/** Texts that overflow their button or badge. */
export function findSpills(items: readonly Item[]): Fault[] {
  const faults: Fault[] = [];
  for (const { kind, element, box } of items) {
    const painted = kind === 'text' && element.closest(PAINTED);
    // An inline link has no box to overflow.
    if (!painted || getComputedStyle(painted).display === 'inline') continue;
    const room = boxOf(painted.getBoundingClientRect());
    const inline = Math.max(room.left - box.left, box.right - room.right);
    const block = Math.max(room.top - box.top, box.bottom - room.bottom);
    if (inline <= 1 && block <= 1) continue;
    const detail = `${round(Math.max(inline, block))} px beyond ${nameOf(painted)}`;
    faults.push({ rule: 'spill', element: nameOf(element), detail });
  }
  return faults;
}
