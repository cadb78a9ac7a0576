import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faultText } from '../layout/fault.ts';
import { findFaults } from '../layout/page/findFaults.ts';
import { type OpenState, openState, type View } from './openState.tsx';

/** Both directions and themes, from a computer to a phone in landscape, and 1280 × 800 at 200 %. */
const views: readonly View[] = [
  [1280, 800],
  [390, 844],
  [320, 568],
  [640, 400],
  [568, 320],
].flatMap(([width = 0, height = 0]) => [
  { locale: 'en', theme: 'light', width, height },
  { locale: 'ar', theme: 'dark', width, height },
  { locale: 'ru', theme: 'light', width, height },
]);

let state: OpenState | undefined;
afterEach(() => state?.close());

const dialog = () => page.getByRole('dialog').element();
const links = () => [...dialog().querySelectorAll<HTMLElement>('.mooring-footer > button')];
const rows = () => [...dialog().querySelectorAll<HTMLElement>('.mooring-row')];

/** Returns true for an element that is entirely visible and clickable. */
function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isAt = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
  return top >= 0 && bottom <= innerHeight && isAt(top + 1) && isAt(bottom - 1);
}

for (const show of ['connect-none', 'connect-list', 'connect-groups', 'connect-phone-list']) {
  test(`${show}: help links are in sight without scrolling, and every row by the keyboard`, async () => {
    state = await openState(show);
    // Rows of the catalogue have replaced their placeholder.
    await expect.poll(() => dialog().querySelector('.mooring-row-space')).toBeNull();
    for (const view of views) {
      const where = JSON.stringify(view);
      await state.look(view);
      expect(links().map(isInSight), where).toEqual([true, true]);
      expect(findFaults().map(faultText), where).toEqual([]);
      for (const row of rows()) {
        row.focus();
        await expect
          .poll(() => isInSight(row), { message: `${where} ${row.textContent}` })
          .toBe(true);
      }
      expect(links().map(isInSight), where).toEqual([true, true]);
    }
  });
}

test('long search results scroll above the help links', async () => {
  state = await openState('connect-none');
  await state.look({ locale: 'en', theme: 'light', width: 1280, height: 800 });
  await page.getByRole('searchbox').fill('a');
  await expect.poll(() => rows().length).toBeGreaterThan(12);
  expect(links().map(isInSight)).toEqual([true, true]);
});

test('arrow keys move focus from the help links back to the list', async () => {
  state = await openState('connect-none');
  await expect.poll(() => dialog().querySelector('.mooring-row-space')).toBeNull();
  links()[0]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.elementLocator(rows().at(-1) ?? dialog())).toHaveFocus();
});

test('400 % zoom: everything can be scrolled to', async () => {
  state = await openState('connect-none');
  await state.look({ locale: 'en', theme: 'light', width: 320, height: 256 });
  for (const element of [...rows(), ...links()]) {
    element.focus();
    await expect.poll(() => isInSight(element), { message: `${element.textContent}` }).toBe(true);
  }
});
