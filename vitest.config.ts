import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/examples/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    // Two cores, and tests that start real chains: fewer at once is faster.
    maxWorkers: 2,
    // A busy machine is no failure.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
