import { expect, type Page } from '@playwright/test';
import type { View } from './walk.ts';

/** Accessibility trees by language. */
export interface Trees {
  /** Adds a view, in English and Arabic and the widest window. */
  readonly add: (view: View) => Promise<void>;
  /** Compares with the files of `accessibility`. To update them: `--update-snapshots`. */
  readonly expectSaved: (name: string) => void;
}

/** Records the accessibility tree of each place that is walked through: the whole page once, then what is new. */
export function recordTrees(page: Page): Trees {
  const trees = new Map<string, string[]>([
    ['en', []],
    ['ar', []],
  ]);
  return {
    async add({ place, locale, size }) {
      const kept = size.width === 1280 ? trees.get(locale) : undefined;
      if (!kept) return;
      const dialog = page.locator('dialog[open]').last();
      const part = (await dialog.count()) > 0 ? dialog : page.locator('main');
      const shown = kept.length === 0 ? page.locator('body') : part;
      kept.push(`# ${place}\n${settled(await shown.ariaSnapshot())}\n`);
    },
    expectSaved(name) {
      for (const [locale, places] of trees) {
        expect(places.join('\n')).toMatchSnapshot(`${name}.${locale}.yml`);
      }
    },
  };
}

/** Without what differs from run to run: what is announced, times, numbers, and the months beside them. */
function settled(tree: string): string {
  return tree
    .replace(/- (time|status): .*/g, '- $1')
    .replace(/(?<!level=)\p{Nd}+(?:[.,٫٬/\u200f]*\p{Nd}+)*/gu, '0')
    .replace(
      /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 0\b|0 (?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)/g,
      '<day>',
    );
}
