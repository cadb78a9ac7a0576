import { afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { shows } from '../gallery/shows.ts';
import { hostSheets } from '../looks/hostSheets.ts';
import { findDifferences, measure } from '../looks/measure.ts';
import { type OpenState, openState } from './openState.tsx';

/** A state for each kind of piece; all of them in the long run. */
const few = /^(buttons|transactions|connect-list|account-several|passkey-review-batch)$/;

let state: OpenState | undefined;
afterEach(() => state?.close());

/** Makes the page a host's: ids and classes that its rules name, and its own width for what lies in it. */
function furnish(): void {
  const frame = new CSSStyleSheet();
  frame.replaceSync(
    '.gallery-surface, .gallery-example { all: revert !important; inline-size: 900px !important } .gallery-marks { display: flex !important; align-items: center !important }',
  );
  document.adoptedStyleSheets.push(frame);
  document.body.id = 'root';
  document.querySelector('main')?.classList.add('app');
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== frame);
    document.body.removeAttribute('id');
  });
}

for (const show of shows.filter(({ name }) => inject('everyView') || few.test(name))) {
  test(`${show.name}: the same under any host’s stylesheet`, { timeout: 120_000 }, async () => {
    state = await openState(show);
    await state.look({ locale: 'en', theme: 'light', width: 1280 });
    furnish();
    const sheet = document.head.appendChild(document.createElement('style'));
    onTestFinished(() => sheet.remove());
    const found: Record<string, readonly string[]> = {};
    for (const [name, css] of Object.entries(hostSheets)) {
      // Before each: a state may go on by itself.
      sheet.textContent = '';
      const plain = measure();
      sheet.textContent = css;
      const differences = findDifferences(plain, measure());
      if (differences.length > 0) found[name] = differences.slice(0, 3);
    }
    expect(found).toEqual({});
  });
}
