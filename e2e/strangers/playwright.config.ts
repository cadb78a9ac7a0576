import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const { projects: _, ...settings } = base;

/** Journeys run by `npm run test:strangers` against each application. */
export default defineConfig({
  ...settings,
  testDir: '.',
  outputDir: '../../test-results/strangers',
  use: { ...settings.use, baseURL: process.env['MOORING_STRANGER_URL'] ?? '' },
});
