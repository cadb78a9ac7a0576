import type { Fault } from '../fault.ts';
import { type Box, boxOf, round } from './box.ts';
import { ancestorsOf, type Item, isScrollable, nameOf } from './item.ts';

/** Names of any length: they end in an ellipsis, and are shown in full elsewhere. */
const SHORTENED = '.mooring-button-name, .mooring-network-name, .brand-name';

/** Texts cut off by an ancestor, and placeholders too long for their field. */
export function findClipped(items: readonly Item[]): Fault[] {
  const faults: Fault[] = [];
  for (const { kind, element, whole } of items) {
    if (kind !== 'text' || element.closest(SHORTENED)) continue;
    const cutter = cutterOf(element, whole);
    if (!cutter) continue;
    const room = boxOf(cutter.getBoundingClientRect());
    faults.push({
      rule: 'clipped',
      element: nameOf(element),
      detail: `${missing(whole, room)} by ${nameOf(cutter)}`,
    });
  }
  return [...faults, ...findClippedPlaceholders(items)];
}

/** Ancestor that cuts a part off; scrollable content is not cut off. */
function cutterOf(element: Element, line: Box): Element | undefined {
  for (const around of ancestorsOf(element)) {
    const style = getComputedStyle(around);
    if (isScrollable(around, style)) return undefined;
    const room = boxOf(around.getBoundingClientRect());
    const inline = line.left < room.left - 1 || line.right > room.right + 1;
    const block = line.top < room.top - 1 || line.bottom > room.bottom + 1;
    if (inline && style.overflowX !== 'visible') return around;
    if (block && style.overflowY !== 'visible') return around;
  }
  return undefined;
}

function missing(box: Box, room: Box): string {
  const inline = Math.max(room.left - box.left, box.right - room.right, 0);
  const block = Math.max(room.top - box.top, box.bottom - room.bottom, 0);
  return `${round(inline)} × ${round(block)} px cut off`;
}

function findClippedPlaceholders(items: readonly Item[]): Fault[] {
  const pen = document.createElement('canvas').getContext('2d');
  const faults: Fault[] = [];
  for (const { element } of items) {
    if (!(element instanceof HTMLInputElement) || !pen) continue;
    const { placeholder, value, clientWidth } = element;
    if (placeholder === '' || value !== '') continue;
    const style = getComputedStyle(element);
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element, '::placeholder');
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room =
      clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const { width } = pen.measureText(placeholder);
    if (width > room + 1) {
      const detail = `the placeholder “${placeholder}” needs ${round(width)} px and has ${round(room)} px`;
      faults.push({ rule: 'clipped', element: nameOf(element), detail });
    }
  }
  return faults;
}
