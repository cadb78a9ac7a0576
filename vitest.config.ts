import { globSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { within, workers } from './e2e/weather/weather.ts';
import { flags } from './playwright.config.ts';

const browser = process.env['MOORING_BROWSER'];

const units = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/examples/**/*.test.{ts,tsx}',
  'apps/*/src/**/*.test.{ts,tsx}',
  'apps/docs/{documents,playground,site}/*.test.ts',
  'apps/*/build/*.test.ts',
  '{languages,lint,scripts}/**/*.test.ts',
];
/** Slow tests, in `npm run test:all`: processes that are killed, hours that pass, attacks by many. */
const long = '**/*.long.test.{ts,tsx}';
const tags = [
  { name: 'long', description: 'Takes long, beside quicker tests: in `npm run test:long`' },
];
const limits = {
  tags,
  // On two cores: many wait, for chains and timers.
  maxWorkers: 4,
  // For what hangs: nothing that passes waits so long, on a busy machine neither.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

/** Test files whose text matches. */
function filesWith(pattern: RegExp): string[] {
  return globSync(units, { cwd: import.meta.dirname }).filter((file) =>
    pattern.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
}

/** Files that replace modules or environment variables, and those of libraries that change globals. */
const alone = [
  ...filesWith(/vi\.(?:mock|stubEnv)\(/),
  'packages/pairing/src/real-wallet/*.test.ts',
];
const inWindow = filesWith(/@vitest-environment jsdom/);

/**
 * Files share a process, its modules and what these started, such as a local network: loading and starting
 * all of it again for each file would take most of the time. A file leaves nothing behind that others see.
 */
const shared = { ...limits, isolate: false, setupFiles: ['vitest.setup.ts'] };

/** Rules, servers, chains and wallets, in Node. */
const unit: TestProjectInlineConfiguration = {
  test: { ...shared, name: 'unit', include: units, exclude: [long, ...alone, ...inWindow] },
};

/** Tests that need a window: one of jsdom for each process. */
const unitWindow: TestProjectInlineConfiguration = {
  test: { ...shared, name: 'unit-window', include: inWindow, exclude: [long, ...alone] },
};

/** A process for each file. */
const unitAlone: TestProjectInlineConfiguration = {
  test: { ...limits, name: 'unit-alone', include: alone, exclude: [long] },
};

const unitLong: TestProjectInlineConfiguration = {
  test: {
    ...limits,
    name: 'unit-long',
    include: [long],
    exclude: ['**/node_modules/**', 'e2e/**'],
  },
};

/** Components, in a real browser. */
const components: TestProjectInlineConfiguration = {
  // Listed, since a dependency found while tests run restarts them, with a second React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'wagmi',
      'wagmi/actions',
      'wagmi/chains',
      '@tanstack/react-query',
      'viem',
      'viem/accounts',
      'viem/actions',
      'viem/chains',
      'viem/ens',
      'lean-qr',
      'lean-qr/extras/svg',
      'jsqr',
      'axe-core',
      '@radix-ui/react-dialog',
      'wouter',
      'valibot',
    ],
    noDiscovery: true,
  },
  test: {
    name: 'components',
    tags,
    include: ['e2e/components/**/*.test.{ts,tsx}'],
    globalSetup: 'e2e/components/localNetwork.ts',
    setupFiles: ['e2e/weather/setupComponents.ts'],
    // They wait for timers too.
    maxWorkers: workers + 2,
    expect: { poll: within(30_000) },
    testTimeout: within(60_000).timeout,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { args: flags, ...(browser && { executablePath: browser }) },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    // The public pairing library does not handle the rejection of its own reconnect when a relay stops in the meantime.
    onUnhandledError: ({ stack = '' }) =>
      stack.includes('@walletconnect/jsonrpc-ws-connection') ? false : undefined,
    projects: [unit, unitWindow, unitAlone, unitLong, components],
  },
});
