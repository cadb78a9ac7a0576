import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { shows } from '../gallery/shows.ts';
import { faultText } from '../layout/fault.ts';
import { findFaults } from '../layout/page/findFaults.ts';
import { type OpenState, openState } from './openState.tsx';

let state: OpenState | undefined;
beforeAll(async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
});
afterEach(() => state?.close());
afterAll(async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
});

const dialog = () => page.getByRole('dialog').last().element();
const field = () => page.getByRole('searchbox');
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
const look = (width: number, height: number, locale: 'en' | 'ar' = 'en') =>
  state?.look({ locale, theme: 'light', width, height });

/** Rows of all wallets have replaced their placeholder. */
const complete = () => expect.poll(() => dialog().querySelector('.mooring-row-space')).toBeNull();

test('bottom sheet: the search field keeps its position while results shrink', async () => {
  state = await openState('connect-phone-list');
  await look(390, 844);
  await complete();
  await field().click();
  const before = topOf(field().element());
  await field().fill('meta');
  await expect.poll(() => dialog().querySelectorAll('.mooring-row').length).toBeLessThan(4);
  expect(topOf(field().element())).toBe(before);
  await field().fill('no such wallet');
  await expect.element(page.getByText('No wallet has this name.')).toBeVisible();
  expect(topOf(field().element())).toBe(before);
  expect(dialog().getBoundingClientRect().bottom).toBe(844);
});

test('bottom sheet: Enter moves focus from the search field to the results', async () => {
  state = await openState('connect-phone-list');
  await look(390, 844);
  await complete();
  await field().fill('rainb');
  expect(field().element().getAttribute('enterkeyhint')).toBe('search');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toContain('Rainbow');
});

/** Mocks the visual viewport of a phone with its keyboard open. */
function showKeyboard(height: number, offsetTop = 0): (height: number, offsetTop?: number) => void {
  const viewport = Object.assign(new EventTarget(), { scale: 1, height, offsetTop });
  const usual = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  onTestFinished(() => {
    if (usual) Object.defineProperty(window, 'visualViewport', usual);
    else Reflect.deleteProperty(window, 'visualViewport');
  });
  return (height, offsetTop = 0) => {
    Object.assign(viewport, { height, offsetTop });
    viewport.dispatchEvent(new Event('resize'));
  };
}

for (const [width, height, seen, offsetTop] of [
  [390, 844, 508, 0],
  [390, 844, 508, 120],
  [320, 568, 315, 0],
  [820, 1180, 780, 0],
] as const) {
  test(`on ${width} × ${height}, all of it lies above a keyboard, ${offsetTop} px down`, async () => {
    await page.viewport(width, height);
    const resize = showKeyboard(height);
    state = await openState('connect-phone-list');
    await look(width, height);
    await complete();
    const rest = dialog().getBoundingClientRect();
    await field().click();
    // Applied once the chunk for touch devices has loaded.
    const style = () => {
      resize(seen, offsetTop);
      return dialog().getAttribute('style');
    };
    await expect.poll(style).toContain('--mooring-below');
    const links = dialog().querySelector('.mooring-footer');
    for (const query of ['', 'meta', 'no such wallet']) {
      await field().fill(query);
      const box = dialog().getBoundingClientRect();
      expect(box.bottom).toBeLessThanOrEqual(seen + offsetTop);
      expect(box.top).toBeGreaterThanOrEqual(offsetTop);
      expect(topOf(field().element())).toBeGreaterThanOrEqual(box.top);
      expect(links?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
    }
    const held = topOf(field().element());
    await field().fill('meta');
    expect(topOf(field().element())).toBe(held);
    // Keyboard closed.
    await field().fill('');
    resize(height);
    expect(dialog().getBoundingClientRect()).toEqual(rest);
  });
}

for (const { name } of shows.filter((show) => 'dialog' in show)) {
  test(`${name}: whatever is touched is 44 px or more`, async () => {
    state = await openState(name);
    await look(320, 568);
    const small = [...dialog().querySelectorAll<HTMLElement>('a[href], button, input')].filter(
      (element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        return box.height > 0 && (box.height < 44 || box.width < 44);
      },
    );
    const found = small.map((one) => `${one.className} ${one.textContent} ${one.offsetHeight}`);
    expect(found).toEqual([]);
  });
}

test('bottom sheet: no tap highlight of the browser', async () => {
  state = await openState('connect-phone-list');
  const row = dialog().querySelector('.mooring-row') ?? dialog();
  expect(getComputedStyle(row).getPropertyValue('-webkit-tap-highlight-color')).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('bottom sheet: landscape respects safe areas, in both directions', async () => {
  const insets = { left: 47, right: 21, top: 0, bottom: 21 };
  await cdp().send('Emulation.setSafeAreaInsetsOverride', { insets });
  onTestFinished(async () => {
    await cdp().send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  });
  state = await openState('connect-phone-list');
  for (const locale of ['en', 'ar'] as const) {
    await look(667, 375, locale);
    for (const element of dialog().querySelectorAll('.mooring-row, button, input')) {
      const { left, right } = element.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(insets.left);
      expect(right).toBeLessThanOrEqual(667 - insets.right);
    }
  }
});

for (const name of ['connect-phone-list', 'connect-phone-opened', 'connect-get', 'account-named']) {
  test(`${name}: text at 200 % does not overlap`, async () => {
    const rules = new CSSStyleSheet();
    rules.replaceSync('.mooring { --mooring-rem: 32px }');
    document.adoptedStyleSheets.push(rules);
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    });
    state = await openState(name);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      for (const locale of ['en', 'ar'] as const) {
        await look(width, height, locale);
        expect(findFaults().map(faultText), `${width} ${locale}`).toEqual([]);
        const icon = dialog().querySelector('.mooring-search > .mooring-icon');
        const input = dialog().querySelector('.mooring-search-field');
        if (!icon || !input) continue;
        const start = Number.parseFloat(getComputedStyle(input).paddingInlineStart);
        expect(start).toBeGreaterThan(12 + icon.getBoundingClientRect().width);
      }
    }
  });
}
