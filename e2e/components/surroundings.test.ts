import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { findDifferences, measure } from '../looks/measure.ts';
import { type OpenState, openState } from './openState.tsx';

let state: OpenState | undefined;
afterEach(() => state?.close());

const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return getComputedStyle(element);
};

/** Shows the page as other media, until the test is over. */
async function emulate(media: '' | 'print', features: Readonly<Record<string, string>> = {}) {
  const rest = { 'prefers-reduced-motion': 'reduce' };
  const send = (all: Readonly<Record<string, string>>, type: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media: type,
      features: Object.entries(all).map(([name, value]) => ({ name, value })),
    });
  await send({ ...rest, ...features }, media);
  onTestFinished(async () => {
    const none = Object.fromEntries(Object.keys(features).map((name) => [name, '']));
    await send({ ...none, ...rest }, '');
  });
}

describe('a page', () => {
  test.each<[what: string, attribute: string, value: string]>([
    ['from right to left', 'dir', 'rtl'],
    ['with the class of a dark theme', 'class', 'dark'],
    ['with its own dark theme', 'data-theme', 'dark'],
  ])('%s changes nothing in a dialog', async (_, attribute, value) => {
    state = await openState('account-several');
    const elements = [document.documentElement, document.body];
    const before = elements.map((element) => element.getAttribute(attribute));
    onTestFinished(() => {
      for (const [index, element] of elements.entries()) {
        const own = before[index];
        if (typeof own === 'string') element.setAttribute(attribute, own);
        else element.removeAttribute(attribute);
      }
    });
    const plain = measure();
    for (const element of elements) element.setAttribute(attribute, value);
    expect(findDifferences(plain, measure())).toEqual([]);
  });

  test('changes nothing in a light dialog where the system is dark', async () => {
    state = await openState('account-several');
    const plain = measure();
    await emulate('', { 'prefers-color-scheme': 'dark' });
    expect(findDifferences(plain, measure())).toEqual([]);
  });

  test.each(['0.8', '1.25', '2'])(
    'with zoom %s has the whole dialog in the window',
    async (zoom) => {
      state = await openState('connect-list');
      onTestFinished(() => void document.body.style.removeProperty('zoom'));
      document.body.style.setProperty('zoom', zoom);
      for (const width of [390, 1280]) {
        await page.viewport(width, 800);
        const box = document.querySelector('dialog')?.getBoundingClientRect();
        expect(box?.left).toBeGreaterThanOrEqual(0);
        expect(box?.top).toBeGreaterThanOrEqual(0);
        expect(box?.right).toBeLessThanOrEqual(width);
        expect(box?.bottom).toBeLessThanOrEqual(800);
      }
    },
  );
});

describe('without backgrounds, in print and forced colours,', () => {
  const ways = [
    ['print', {}],
    ['', { 'forced-colors': 'active' }],
  ] as const;
  const pieces = [
    ['buttons', '.mooring-main-button'],
    ['buttons', '.mooring-wallet-button'],
    ['buttons', '.mooring-notice'],
    ['sign-in-idle', '.mooring-button-primary'],
    ['sign-in-idle', '.mooring-dialog'],
    ['marks', '.mooring-skeleton'],
  ] as const;
  test.each(ways.flatMap((way) => pieces.map((piece) => [...way, ...piece] as const)))(
    '%s %o %s %s has a border',
    async (media, features, show, selector) => {
      state = await openState(show);
      await emulate(media, features);
      const { borderTopStyle, borderTopWidth, borderTopColor } = styleOf(selector);
      expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
      expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    },
  );

  test.each(ways)('%s %o a spinner is a ring with a gap', async (media, features) => {
    state = await openState('marks');
    await emulate(media, features);
    const { borderTopColor, borderBottomColor } = styleOf('.mooring-spinner');
    expect(borderTopColor).not.toBe(borderBottomColor);
  });

  test.each([
    ['account-several', 'svg.mooring-avatar'],
    ['buttons', '.mooring-notice svg'],
  ])('%s %s has the colours of a drawing of the page', async (show, selector) => {
    state = await openState(show);
    const drawing = document.body.appendChild(
      document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    );
    onTestFinished(() => drawing.remove());
    await emulate('', { 'forced-colors': 'active' });
    const { forcedColorAdjust } = getComputedStyle(drawing);
    expect(forcedColorAdjust).not.toBe('auto');
    expect(styleOf(selector).forcedColorAdjust).toBe(forcedColorAdjust);
  });
});
