import type { Page, ViewportSize } from '@playwright/test';
import { faultText } from './fault.ts';
import type { Stage } from './stage.ts';

/** Somewhere a person can be: a page, or a dialog over one. */
export interface Place {
  readonly name: string;
  /** Goes there; resolves once everything of it is shown. The language is English then. */
  readonly open: (stage: Stage) => Promise<void>;
}

/** One look at a place. */
export interface View {
  readonly place: string;
  readonly locale: string;
  readonly size: ViewportSize;
}

export interface WalkOptions {
  readonly locales: readonly string[];
  readonly sizes: readonly ViewportSize[];
  /** Called with each view while it is shown. */
  readonly onView?: (view: View) => Promise<void>;
}

/**
 * Looks at a place in every language and size, without loading it anew.
 * @returns what is wrong, a line a fault, with the views it was found in
 */
export async function walk(
  stage: Stage,
  places: readonly Place[],
  { locales, sizes, onView }: WalkOptions,
): Promise<string[]> {
  const { page } = stage;
  const found = new Map<string, string[]>();
  const opened = page.viewportSize();
  for (const place of places) {
    if (opened) await page.setViewportSize(opened);
    await place.open(stage);
    for (const size of sizes) {
      await resize(page, size);
      for (const locale of locales) {
        const faults = await page.evaluate(async (wanted) => {
          await window.layoutWalk.showLocale(wanted);
          return window.layoutWalk.findFaults();
        }, locale);
        await onView?.({ place: place.name, locale, size });
        for (const fault of faults) {
          const text = `${place.name}: ${faultText(fault)}`;
          found.set(text, [...(found.get(text) ?? []), `${locale} ${size.width}`]);
        }
      }
    }
    await page.evaluate(() => window.layoutWalk.showLocale('en'));
  }
  return [...found].map(([text, views]) => `${text} in ${views.join(', ')}`);
}

/** Resolves once the page has the size, not merely the window. */
async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
}
