import type { Fault } from '../fault.ts';
import { type Box, inset, shared, sizeText } from './box.ts';
import { type Item, nameOf } from './item.ts';

/** Overlapping texts or controls of which neither contains the other. */
export function findOverlaps(items: readonly Item[]): Fault[] {
  const faults = new Map<string, Fault>();
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const common = commonOf(one, other);
      if (!common) continue;
      const names = [nameOf(one.element), nameOf(other.element)] as const;
      const detail = `lies over ${names[1]}, ${sizeText(common)}`;
      faults.set(names.join(), { rule: 'overlap', element: names[0], detail });
    }
  });
  return [...faults.values()];
}

function commonOf(one: Item, other: Item): Box | undefined {
  if (one.fixed !== other.fixed) {
    const [bar, content] = one.fixed ? [one, other] : [other, one];
    return isEverFree(content.box, bar.box) ? undefined : bar.box;
  }
  // Items of one scroller keep their relative position; otherwise only their visible parts count.
  const together = one.scroller === other.scroller;
  const [first, second] = together ? [one.box, other.box] : [one.shown, other.shown];
  return first && second && shared(inset(first, 1, 1), inset(second, 1, 1));
}

/** Returns true if the document can be scrolled so that a fixed bar does not cover the content. */
function isEverFree(content: Box, bar: Box): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const furthest = scrollHeight - clientHeight;
  const above = Math.min(Math.max(content.bottom - bar.top, 0), furthest);
  const below = Math.min(Math.max(content.top - bar.bottom, 0), furthest);
  return [0, above, below].some((scrolled) => {
    const box = inset(content, 1, 1, -scrolled);
    return box.top >= 0 && box.bottom <= clientHeight && !shared(box, bar);
  });
}
