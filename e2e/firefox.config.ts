// The journeys in Firefox: `node scripts/firefox.ts`. Playwright drives the system's own over WebDriver BiDi.
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

const executablePath = process.env['MOORING_FIREFOX'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/firefox',
  fullyParallel: true,
  workers: 2,
  forbidOnly: chromium.forbidOnly ?? false,
  // Starting a Firefox takes some seconds, and each failed test starts another.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // What Firefox over BiDi cannot do is tagged, with the reason beside the tag.
  grepInvert: /@chromium/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath && { executablePath }) },
  },
});
