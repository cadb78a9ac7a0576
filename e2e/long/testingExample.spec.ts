// The documented example, verbatim, against our own page.
import '../../packages/testing/examples/connect.spec.ts';
import { resolve } from 'node:path';
import { startLocal } from '@mooring/devnet/local';
import { test } from '@playwright/test';

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => {
    const local = await startLocal({
      pageFolder: resolve(import.meta.dirname, '../../apps/web/dist'),
      // Ids of public networks, as in the example's wallet.
      chainIds: { ethereum: 1, rollup: 10 },
    });
    await use(local.url);
    await local.stop();
  },
});
