import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { axeRules } from './axeRules.ts';

const script = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** Rules broken by the current page or frame, with the elements that break them. */
export async function axeFaults(shown: Page | Frame): Promise<string[]> {
  const isModal = (await shown.locator('dialog[open]').count()) > 0;
  const broken = await runAxe(shown, axeRules(isModal));
  return broken.flatMap(({ rule, elements }) => elements.map((html) => `${rule}: ${html}`));
}

/** Runs axe on a page or frame, with animations finished and without hover. */
export async function runAxe(
  shown: Page | Frame,
  options: RunOptions,
): Promise<readonly { readonly rule: string; readonly elements: readonly string[] }[]> {
  if (!(await shown.evaluate(() => 'axe' in window))) await shown.evaluate(await script);
  return shown.evaluate(async (asked) => {
    // Colours of a running fade are transient.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.cancel();
      } else {
        animation.finish();
      }
    }
    if (!window.axe) throw new Error('axe is not in the page.');
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map(({ html }) => html.slice(0, 200)),
    }));
  }, options);
}
