import { defineConfig, devices } from '@playwright/test';
import { weatherSeed, within, workers } from './e2e/weather/weather.ts';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of the browser's own for suggestions in its address bar, one for each window: they cost
  // as much as ours. The switch replaces Playwright's: what would ask the network is named again.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AimEnabled',
    'MediaRouter',
    'DialMediaRouteProvider',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'Translate',
  ].join(',')}`,
];
const executablePath = process.env['MOORING_BROWSER'];

/**
 * Traces cost an eighth of the processor's time: CI and weather keep them, elsewhere `--trace=retain-on-failure`
 * asks for them. Without a picture of every moment, which costs a third: what a page was made of is in them.
 */
const isTraced = process.env['CI'] === 'true' || weatherSeed !== undefined;

/** Motion costs a sixth of the time; the full run and Firefox have it. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Against applications of strangers (`npm run test:strangers`) and the site (`npm run test:docs`). */
const elsewhere = ['strangers/**', 'docs/**'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The accessibility tree is the same in every browser.
  snapshotPathTemplate: '{testDir}/layout/accessibility/{arg}{ext}',
  fullyParallel: true,
  workers,
  forbidOnly: process.env['CI'] === 'true',
  // A test that passes at the second attempt only is a fault.
  retries: 0,
  // For what hangs: nothing that passes waits so long, on a busy machine neither.
  ...within(90_000),
  expect: within(20_000),
  reporter: 'list',
  // Built files are not transpiled: the page's renderer alone would take each worker four seconds.
  build: { external: ['**/dist/**'] },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: flags, ...(executablePath && { executablePath }) },
    trace: isTraced ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journeys',
      // In this browser the journeys say the same, one by one.
      testIgnore: ['full/**', 'long/**', ...elsewhere, 'floor.spec.ts'],
      grepInvert: /@full|@long|@firefox/,
      use: still,
    },
    // Both run in `npm run test:all` only: more journeys, also in weather, and every language, size and theme.
    {
      name: 'long',
      testIgnore: ['full/**', ...elsewhere],
      grep: /@long|long\//,
      grepInvert: /@full|@firefox/,
      use: still,
    },
    { name: 'full', testIgnore: elsewhere, grep: /@full|full\/|floor/ },
  ],
});
