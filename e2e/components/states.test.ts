import { afterEach, expect, test } from 'vitest';
import { shows } from '../gallery/shows.ts';
import { faultText } from '../layout/fault.ts';
import { findFaults } from '../layout/page/findFaults.ts';
import { findUnmirrored } from '../layout/page/findUnmirrored.ts';
import { axeFaults } from './axeFaults.ts';
import { type OpenState, openState, type View } from './openState.tsx';

/** Contrast hangs on the theme, names on the language, targets on the width: each with each once. */
const readable: readonly View[] = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'ar', theme: 'dark', width: 390 },
  { locale: 'ja', theme: 'light', width: 390 },
  { locale: 'ru', theme: 'dark', width: 1280 },
];

const narrow: readonly View[] = (['en', 'ar', 'ru', 'ja'] as const).flatMap((locale) =>
  [320, 1280].map((width) => ({ locale, theme: 'light' as const, width })),
);

let state: OpenState | undefined;
afterEach(() => state?.close());

for (const show of shows) {
  test(`${show.name}: readable, named, and nothing cut off or on the wrong side`, async () => {
    state = await openState(show);
    for (const view of readable) {
      await state.look(view);
      // Parts of a page are shown alone: what axe asks of a whole page is no matter of theirs.
      const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
      if (!shown) throw new Error('Nothing is shown.');
      expect(await axeFaults(shown), JSON.stringify(view)).toEqual([]);
    }
    for (const view of narrow) {
      await state.look(view);
      expect(findFaults().map(faultText), JSON.stringify(view)).toEqual([]);
      // The same words turned around.
      if (view.locale === 'en') expect(findUnmirrored().map(faultText)).toEqual([]);
    }
  });
}
