import type { Fault } from '../fault.ts';
import { nameOf, scopeOf } from './item.ts';

/** Tolerates half pixels and rounding. */
const TOLERANCE_PX = 1.5;

/**
 * Elements that do not change sides with the text direction: the same texts are laid out from right to
 * left, and each box must be mirrored. The direction is restored.
 */
export function findUnmirrored(): readonly Fault[] {
  const scope = scopeOf();
  const elements = [...scope.querySelectorAll('*')].filter(isMirrored);
  const before = elements.map((element) => element.getBoundingClientRect());
  const edges = scope.getBoundingClientRect();
  const turned = [
    document.documentElement,
    ...document.querySelectorAll<HTMLElement>('[lang][dir="ltr"]'),
  ];
  const written = turned.map(({ dir }) => dir);
  for (const element of turned) element.dir = 'rtl';
  const after = elements.map((element) => element.getBoundingClientRect());
  const edgesAfter = scope.getBoundingClientRect();
  for (const [index, element] of turned.entries()) element.dir = written[index] ?? '';

  const faults: Fault[] = [];
  const stray = new Set<Element>();
  for (const [index, element] of elements.entries()) {
    const [left, right] = [before[index], after[index]];
    if (!left || !right || left.width === 0 || left.height === 0) continue;
    const off = Math.round(edges.right - left.right - (right.left - edgesAfter.left));
    if (Math.abs(off) <= TOLERANCE_PX) continue;
    // Descendants of a stray element are not reported.
    if (element.parentElement && stray.has(element.parentElement)) {
      stray.add(element);
      continue;
    }
    stray.add(element);
    faults.push({ rule: 'unmirrored', element: nameOf(element), detail: `${off} px off` });
  }
  return faults;
}

/** Returns true for boxes that follow the page's direction; inline boxes have their own. */
function isMirrored(element: Element): boolean {
  if (element.parentElement?.closest('svg, [dir]:not([lang])')) return false;
  if (element.matches('[dir]:not([lang])')) return false;
  // Hidden elements have no layout.
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  return !['inline', 'contents'].includes(getComputedStyle(element).display);
}
