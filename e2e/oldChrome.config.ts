// The main journey in the oldest Chrome that is supported: `node scripts/oldChrome.ts`.
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

const { launchOptions } = chromium.use ?? {};

export default defineConfig({
  ...chromium,
  projects: [],
  testDir: '.',
  outputDir: '../test-results/old-chrome',
  testMatch: 'floor.spec.ts',
  use: {
    ...chromium.use,
    launchOptions: {
      ...launchOptions,
      // The program is an early build of 111: two things that the release has are behind a switch.
      args: [...(launchOptions?.args ?? []), '--enable-blink-features=CSSColor4,CSSColorMix'],
    },
  },
});
