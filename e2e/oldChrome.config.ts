// The main journey in the oldest Chrome that is supported: `node scripts/oldChrome.ts`.
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

// One project, of its own: with an empty list of them, Playwright finds no test.
const { projects: _, use, ...settings } = chromium;
const { launchOptions } = use ?? {};

export default defineConfig({
  ...settings,
  testDir: '.',
  outputDir: '../test-results/old-chrome',
  testMatch: 'floor.spec.ts',
  use: {
    ...use,
    launchOptions: {
      ...launchOptions,
      // The program is an early build of 111: two things that the release has are behind a switch.
      args: [...(launchOptions?.args ?? []), '--enable-blink-features=CSSColor4,CSSColorMix'],
    },
  },
});
