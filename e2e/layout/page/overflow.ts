import type { Fault } from '../fault.ts';
import { nameOf } from './item.ts';

/** The page and its scrollable elements must not scroll sideways. */
export function findOverflow(scope: Element): Fault[] {
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
