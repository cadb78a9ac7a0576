import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { flags } from './playwright.config.ts';

const browser = process.env['MOORING_BROWSER'];

/** Rules, servers, chains and wallets: a process for each file. */
const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/examples/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    // On two cores: many wait, for chains and timers.
    maxWorkers: 3,
    // A busy machine is no failure.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
};

/** What is shown, in a real browser. */
const components: TestProjectInlineConfiguration = {
  // Named, since what is found out while tests run makes them begin anew, with a second React.
  optimizeDeps: {
    include: [
      ...['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
      ...['wagmi', 'wagmi/actions', 'wagmi/chains', '@tanstack/react-query'],
      ...['viem', 'viem/accounts', 'viem/actions', 'viem/chains', 'viem/ens'],
      ...['lean-qr', 'lean-qr/extras/svg', 'jsqr', 'axe-core', '@radix-ui/react-dialog'],
    ],
    noDiscovery: true,
  },
  test: {
    name: 'components',
    include: ['e2e/components/**/*.test.{ts,tsx}'],
    globalSetup: 'e2e/components/localNetwork.ts',
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
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
    projects: [unit, components],
  },
});
