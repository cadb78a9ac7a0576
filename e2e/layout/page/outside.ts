import type { Fault } from '../fault.ts';
import { boxOf, sizeText } from './box.ts';
import { type Item, nameOf } from './item.ts';

/** Elements beyond the window's inline edges, and a dialog taller than the window. */
export function findOutside(scope: Element, items: readonly Item[]): Fault[] {
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
