import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { within } from '../weather/weather.ts';
import type { View } from './walk.ts';

/** Accessibility trees by language. */
export interface Trees {
  /** Adds a view, in English and Arabic and the widest window. */
  readonly add: (view: View) => Promise<void>;
  /** Compares with the files of `accessibility`. To update them: `--update-snapshots`. */
  readonly expectSaved: () => void;
}

/**
 * Records the accessibility tree of each place that is walked through: the whole page once, then what is new.
 * @param name name of the saved files
 */
export function recordTrees(page: Page, name: string): Trees {
  const trees = new Map(
    ['en', 'ar'].map((locale) => {
      const file = `${name}.${locale}.yml`;
      return [locale, { file, kept: [] as string[], saved: readSaved(file) }];
    }),
  );
  return {
    async add({ place, locale, size }) {
      const tree = size.width === 1280 ? trees.get(locale) : undefined;
      if (!tree) return;
      const { kept, saved } = tree;
      let last = '';
      const read = async () => {
        const dialog = page.locator('dialog[open]').last();
        const part = (await dialog.count()) > 0 ? dialog : page.locator('main');
        const shown = kept.length === 0 ? page.locator('body') : part;
        last = `# ${place}\n${settled(await shown.ariaSnapshot())}\n`;
        return last;
      };
      // Awaits what loads late; `expectSaved` reports what differs still.
      await expect
        .poll(async () => saved.length === 0 || saved.includes(await read()), within(5_000))
        .toBe(true)
        .catch(() => {});
      kept.push(last || (await read()));
    },
    expectSaved() {
      for (const { file, kept } of trees.values()) expect(kept.join('\n')).toMatchSnapshot(file);
    },
  };
}

/** Trees of a saved file; none while they are updated. */
function readSaved(file: string): readonly string[] {
  const info = test.info();
  const path = info.snapshotPath(file, { kind: 'snapshot' });
  const isUpdated = ['all', 'changed'].includes(info.config.updateSnapshots);
  return isUpdated || !existsSync(path) ? [] : readFileSync(path, 'utf8').split(/\n(?=# )/);
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
