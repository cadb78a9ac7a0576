// The main journey in the oldest supported Chrome: `npm run test:old-chrome`.
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

// Without `projects`: with an empty list, Playwright finds no test.
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
      // An early build of 111: two features of the release are behind a flag.
      args: [...(launchOptions?.args ?? []), '--enable-blink-features=CSSColor4,CSSColorMix'],
    },
  },
});
