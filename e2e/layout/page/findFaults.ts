import type { Fault } from '../fault.ts';
import { boxOf, round, sizeText } from './box.ts';
import { findClipped } from './clipped.ts';
import { type Item, itemsOf, nameOf, scopeOf } from './item.ts';
import { findOverlaps } from './overlap.ts';

/** All faults of the current page, scrolled to its top. */
export function findFaults(): readonly Fault[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const scope = scopeOf();
  const items = itemsOf(scope);
  return [
    ...findOverflow(scope),
    ...findClipped(items),
    ...findSpills(items),
    ...findOverlaps(items),
    ...findSmallTargets(items),
    ...findOutside(scope, items),
  ];
}

/** The page and its scrollable elements must not scroll sideways. */
function findOverflow(scope: Element): Fault[] {
  const root = document.documentElement;
  const scrolled = [...scope.querySelectorAll('*'), scope].filter((element) => {
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'auto' || overflowX === 'scroll';
  });
  return [root, ...scrolled]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => ({
      rule: 'overflow',
      element: element === root ? 'the page' : nameOf(element),
      detail: `${element.scrollWidth} px in ${element.clientWidth} px`,
    }));
}

/** Elements painted around their text. */
const PAINTED = 'button, a, label, select, .badge, .mooring-badge';

/** Texts that overflow their button or badge. */
function findSpills(items: readonly Item[]): Fault[] {
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

const SMALLEST = 24;

/** Controls smaller than 24 × 24 px, except links within a sentence (WCAG 2.5.8). */
function findSmallTargets(items: readonly Item[]): Fault[] {
  return items
    .filter(({ kind, element, box }) => {
      if (kind !== 'control' || isWithinText(element)) return false;
      // Tolerates rounding.
      return box.right - box.left < SMALLEST - 0.5 || box.bottom - box.top < SMALLEST - 0.5;
    })
    .map(({ element, box }) => ({
      rule: 'target',
      element: nameOf(element),
      detail: sizeText(box),
    }));
}

function isWithinText(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement;
  return around !== null && around.textContent.trim() !== element.textContent.trim();
}

/** Elements beyond the window's inline edges, and a dialog taller than the window. */
function findOutside(scope: Element, items: readonly Item[]): Fault[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const beyond = items.filter(({ box }) => box.left < -1 || box.right > clientWidth + 1);
  const faults: Fault[] = beyond.map(({ element, box }) => ({
    rule: 'outside',
    element: nameOf(element),
    detail: `${sizeText(box)} in ${clientWidth} px`,
  }));
  const frame = boxOf(scope.getBoundingClientRect());
  if (scope.matches('dialog') && (frame.top < -1 || frame.bottom > clientHeight + 1)) {
    faults.push({
      rule: 'outside',
      element: nameOf(scope),
      detail: `${sizeText(frame)} in ${clientHeight} px`,
    });
  }
  return faults;
}
