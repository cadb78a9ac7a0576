import type { Page, ViewportSize } from '@playwright/test';
import { axeFaults } from '../axeFaults.ts';
import { faultText } from './fault.ts';
import type { Stage } from './stage.ts';

/** Page, or dialog over a page. */
export interface Place {
  readonly name: string;
  /** Opens it in English; resolves once it is fully shown. */
  readonly open: (stage: Stage) => Promise<void>;
}

/** View of a place. */
export interface View {
  readonly place: string;
  readonly locale: string;
  readonly size: ViewportSize;
}

/** View for colours, names and targets. */
export interface ReadableView {
  readonly locale: string;
  readonly theme: 'light' | 'dark';
  /** Window width, in px. */
  readonly width: number;
}

/** A window, and the languages that a place is checked in there. */
export interface Layout {
  readonly size: ViewportSize;
  readonly locales: readonly string[];
}

export interface WalkOptions {
  readonly layouts: readonly Layout[];
  /** Views for axe. Default: none. */
  readonly readable?: readonly ReadableView[];
  /** True to show each place to axe in one of these views, in turn. Default: in all. */
  readonly inTurn?: boolean;
  /** Called with each view while shown. */
  readonly onView?: (view: View) => Promise<void>;
}

/**
 * Opens each place once, and checks it in every layout, without reloading.
 * @returns faults, a line each, with the views they were found in
 */
export async function walk(
  stage: Stage,
  places: readonly Place[],
  options: WalkOptions,
): Promise<string[]> {
  const { page } = stage;
  const found = new Map<string, string[]>();
  const opened = page.viewportSize();
  const { readable = [], inTurn = false } = options;
  for (const [index, place] of places.entries()) {
    if (opened) await page.setViewportSize(opened);
    await place.open(stage);
    const note = (fault: string, view: string) => {
      const text = `${place.name}: ${fault}`;
      found.set(text, [...(found.get(text) ?? []), view]);
    };
    await lookAtLayout(page, place, options, note);
    const views = inTurn ? readable.filter((_, at) => at === index % readable.length) : readable;
    await lookAtReadability(page, views, note);
    await page.evaluate(() => window.layoutWalk.showLocale('en'));
  }
  return [...found].map(([text, views]) => `${text} in ${views.join(', ')}`);
}

/** Layouts of each language in each size. */
export function everyLayout(
  locales: readonly string[],
  sizes: readonly ViewportSize[],
): readonly Layout[] {
  return sizes.map((size) => ({ size, locales }));
}

type Note = (fault: string, view: string) => void;

async function lookAtLayout(page: Page, place: Place, options: WalkOptions, note: Note) {
  for (const { size, locales } of options.layouts) {
    await resize(page, size);
    for (const locale of locales) {
      const faults = await page.evaluate(async (wanted) => {
        await window.layoutWalk.showLocale(wanted);
        const found = window.layoutWalk.findFaults();
        // Same texts in both directions: once is enough.
        return wanted === 'en' ? [...found, ...window.layoutWalk.findUnmirrored()] : found;
      }, locale);
      await options.onView?.({ place: place.name, locale, size });
      for (const fault of faults) note(faultText(fault), `${locale} ${size.width}`);
    }
  }
}

async function lookAtReadability(page: Page, views: readonly ReadableView[], note: Note) {
  for (const { locale, theme, width } of views) {
    await resize(page, { width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((wanted) => window.layoutWalk.showLocale(wanted), locale);
    for (const fault of await axeFaults(page)) note(fault, `${locale} ${theme} ${width}`);
  }
  if (views.length > 0) await page.emulateMedia({ colorScheme: null });
}

/** Resolves once the page has the size, not only the window. */
async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
}
