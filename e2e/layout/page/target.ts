import type { Fault } from '../fault.ts';
import { sizeText } from './box.ts';
import { type Item, nameOf } from './item.ts';

const SMALLEST = 24;

/** Controls smaller than 24 × 24 px, except links within a sentence (WCAG 2.5.8). */
export function findSmallTargets(items: readonly Item[]): Fault[] {
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
