import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { DemoWallet } from '../demoWallet.ts';
import { Sender } from '../sender.ts';
import { Visitor } from '../visitor.ts';

/** Page and actions needed to open places. */
export interface Stage {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly wallet: DemoWallet;
  readonly sender: Sender;
}

/** Creates the stage of a page, with the checks. */
export async function createStage(page: Page): Promise<Stage> {
  await addProbe(page);
  return {
    page,
    visitor: new Visitor(page),
    wallet: new DemoWallet(page),
    sender: new Sender(page),
  };
}

let built: Promise<string> | undefined;

/** Adds the checks to every document the page loads from now on. */
async function addProbe(page: Page): Promise<void> {
  built ??= buildProbe();
  await page.addInitScript({ content: await built });
}

/** Builds the checks as one script, because scripts in the page cannot import. */
async function buildProbe(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'page/main.ts'),
        formats: ['iife'],
        name: 'layoutProbe',
      },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('The checks were built to nothing.');
}
