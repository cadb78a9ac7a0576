import '@mooring/page/styles/base.css';
import '@mooring/connect/styles.css';
import '@mooring/page/styles/controls.css';
import '../../apps/multisig/src/csv/csv.css';
import '../../apps/web/src/chart/chart.css';
import { afterEach, expect, test } from 'vitest';
import kit from '../../packages/connect/src/ui/ui.css?inline';

afterEach(() => {
  document.documentElement.dir = '';
  document.body.replaceChildren();
});

/** Style of an element of the given HTML, in a direction. */
function styleOf(html: string, selector: string, direction: string): CSSStyleDeclaration {
  document.documentElement.dir = direction;
  document.body.innerHTML = html.replaceAll('DIRECTION', direction);
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not there.`);
  return getComputedStyle(element);
}

// A transformation changes no box that a layout check measures.
test.each([
  ['an arrow of the pages', '<svg class="icon icon-pointing"></svg>', '.icon-pointing'],
  [
    'an arrow of the kit',
    `<style>${kit}</style><div class="mooring mooring-piece" dir="DIRECTION"><svg class="mooring-icon mooring-icon-pointing"></svg></div>`,
    '.mooring-icon-pointing',
  ],
  ['the arrow of a table', '<span class="csv-arrow">→</span>', '.csv-arrow'],
  ['the chart of a balance', '<svg class="chart-drawing"></svg>', '.chart-drawing'],
])('%s is mirrored in right-to-left languages only', (_, html, selector) => {
  const { transform, scale } = styleOf(html, selector, 'rtl');
  expect([transform, scale]).toContainEqual(expect.stringContaining('-1'));
  const { transform: plain, scale: plainScale } = styleOf(html, selector, 'ltr');
  expect([plain, plainScale]).toEqual(['none', 'none']);
});

test.each([
  ['ltr', 'calc(100% - 14px)', 'paddingRight', 'paddingLeft'],
  ['rtl', '14px', 'paddingLeft', 'paddingRight'],
] as const)('the arrow of a select is beside its text: %s', (direction, place, arrow, other) => {
  const style = styleOf('<label class="field"><select></select></label>', 'select', direction);
  expect(style.backgroundPositionX).toBe(place);
  // Arrow of 18 px, 14 px from the edge.
  expect(Number.parseFloat(style[arrow])).toBeGreaterThanOrEqual(14 + 18);
  expect(Number.parseFloat(style[other])).toBeLessThan(18);
});
