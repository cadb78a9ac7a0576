// Tests of the documentation as a site: `npm run test:docs`.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const { projects: _, ...settings } = base;

export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: 'docs/*.spec.ts',
  outputDir: '../test-results/docs',
});
