import { findFaults } from './findFaults.ts';
import { findUnmirrored } from './findUnmirrored.ts';

/** API of the walk in the page. */
interface LayoutWalk {
  readonly findFaults: typeof findFaults;
  readonly findUnmirrored: typeof findUnmirrored;
  readonly isDrawn: typeof isDrawn;
  readonly showLocale: typeof showLocale;
}

declare global {
  interface Window {
    layoutWalk: LayoutWalk;
  }
}

window.layoutWalk = { findFaults, findUnmirrored, isDrawn, showLocale };

/** Changes the language like another tab, and waits for texts, fonts and what still moves. */
async function showLocale(locale: string): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    const root = document.documentElement;
    if (root.lang === locale) return resolve();
    const watcher = new MutationObserver(() => {
      if (root.lang !== locale) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(root, { attributeFilter: ['lang'] });
  });
  const key = 'mooring.locale';
  localStorage.setItem(key, locale);
  window.dispatchEvent(
    new StorageEvent('storage', { key, newValue: locale, storageArea: localStorage }),
  );
  await changed;
  await document.fonts.ready;
  await endAnimations();
}

/** Waits for animations that end, such as of a dialog that another size lets in anew; stops the endless ones. */
async function endAnimations(): Promise<void> {
  // Those of a scroll position are as far as the page is scrolled.
  const animations = document
    .getAnimations()
    .filter(
      ({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running',
    );
  const endless = animations.filter(
    ({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
  );
  for (const animation of endless) animation.cancel();
  const others = animations.filter((animation) => !endless.includes(animation));
  // A cancelled animation rejects.
  await Promise.allSettled(others.map(({ finished }) => finished));
}

const SIZE_PX = 40;

/** Code point without a glyph in any font: drawn as the box for missing glyphs. */
const NO_LETTER = '\u{10FFFE}';

/**
 * Returns true if a font of this machine has the glyphs of a text. Otherwise the boxes drawn instead have other
 * widths, and measures say little about the language.
 */
function isDrawn(text: string): boolean {
  const missing = drawingOf(NO_LETTER);
  return [...text].every((letter) => drawingOf(letter) !== missing);
}

function drawingOf(letter: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX * 2;
  canvas.height = SIZE_PX * 2;
  const pen = canvas.getContext('2d');
  if (!pen) return letter;
  pen.font = `${SIZE_PX}px system-ui, sans-serif`;
  pen.fillText(letter, SIZE_PX / 2, SIZE_PX * 1.5);
  return canvas.toDataURL();
}
