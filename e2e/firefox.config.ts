// Journeys in Firefox: `npm run test:firefox`. Playwright drives the system's Firefox over WebDriver
// BiDi.
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

const executablePath = process.env['MOORING_FIREFOX'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // The walk sets themes as the system's preference, which BiDi cannot.
  testIgnore: ['full/**', 'strangers/**', 'docs/**', 'layout.spec.ts'],
  outputDir: '../test-results/firefox',
  fullyParallel: true,
  workers: 2,
  forbidOnly: chromium.forbidOnly ?? false,
  timeout: chromium.timeout ?? 0,
  expect: chromium.expect ?? {},
  reporter: 'list',
  // Tests that Firefox over BiDi cannot run are tagged, with the reason beside the tag.
  grepInvert: /@chromium/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath && { executablePath }) },
  },
});
