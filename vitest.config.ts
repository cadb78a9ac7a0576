import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { flags } from './playwright.config.ts';

const browser = process.env['MOORING_BROWSER'];

const unit = {
  // A busy machine is no failure.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 40_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

/** What keeps nothing between files: modules are loaded once for all of them. */
const together: TestProjectInlineConfiguration = {
  test: {
    ...unit,
    name: 'unit-together',
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    include: [
      'packages/{connect,safe,sign-in}/src/**/*.test.{ts,tsx}',
      'apps/web/src/**/*.test.{ts,tsx}',
    ],
  },
};

/** What starts chains, servers and wallets: a process for each file. */
const apart: TestProjectInlineConfiguration = {
  test: {
    ...unit,
    name: 'unit-apart',
    include: [
      'packages/{create-mooring,devnet,pairing,testing}/src/**/*.test.{ts,tsx}',
      'packages/*/examples/**/*.test.{ts,tsx}',
      'apps/server/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
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
    // Two cores, and tests that start real chains: fewer at once is faster.
    maxWorkers: 2,
    projects: [together, apart, components],
  },
});
