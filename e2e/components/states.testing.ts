import { afterEach, expect, inject, test } from 'vitest';
import { locales } from '../../packages/connect/src/core/locales/locales.ts';
import type { Show } from '../gallery/shows.ts';
import { faultText } from '../layout/fault.ts';
import { findFaults } from '../layout/page/findFaults.ts';
import { findUnmirrored } from '../layout/page/findUnmirrored.ts';
import { axeFaults } from './axeFaults.ts';
import { type OpenState, openState, type View } from './openState.tsx';

const everyView = inject('everyView');

/** Contrast depends on the theme, names on the language, targets on the width: two of each. */
const readable: readonly View[] = [
  { locale: 'ar', theme: 'dark', width: 1280 },
  { locale: 'en', theme: 'light', width: 390 },
  ...(everyView ? inEach(['en', 'ar', 'ja'], ['light', 'dark'], [390]) : []),
];

const narrow: readonly View[] = [
  ...inEach(['en', 'ar'], ['light'], [320]),
  ...(everyView ? inEach(locales, ['light'], [320]) : []),
];

/** A test for each state: that it can be read and used by everybody. */
export function testStates(shows: readonly Show[]): void {
  let state: OpenState | undefined;
  afterEach(() => state?.close());

  for (const show of shows) {
    test(`${show.name}: readable, named, and nothing cut off or on the wrong side`, async () => {
      state = await openState(show);
      for (const view of readable) {
        await state.look(view);
        // Parts of a page are shown alone: page-level rules of axe do not apply.
        // The topmost dialog, where one stands above another.
        const dialogs = document.querySelectorAll('dialog[open]');
        const shown = dialogs[dialogs.length - 1] ?? document.querySelector('main');
        if (!shown) throw new Error('Nothing is shown.');
        expect(await axeFaults(shown), JSON.stringify(view)).toEqual([]);
        expect(findFaults().map(faultText), JSON.stringify(view)).toEqual([]);
      }
      for (const view of narrow) {
        await state.look(view);
        expect(findFaults().map(faultText), JSON.stringify(view)).toEqual([]);
        // Only the same texts can be compared.
        if (view.locale === 'en') expect(findUnmirrored().map(faultText)).toEqual([]);
      }
    });
  }
}

function inEach(
  languages: readonly View['locale'][],
  themes: readonly View['theme'][],
  widths: readonly number[],
): View[] {
  return languages.flatMap((locale) =>
    themes.flatMap((theme) => widths.map((width) => ({ locale, theme, width }))),
  );
}
