// The example that is shown to applications, as it stands there, against our own page.
import '../packages/testing/examples/connect.spec.ts';
import { resolve } from 'node:path';
import { startLocal } from '@mooring/devnet/local';
import { test } from '@playwright/test';

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => {
    const local = await startLocal({
      pageFolder: resolve(import.meta.dirname, '../apps/web/dist'),
      // As an application on the public networks has them, which the wallet of the example expects.
      chainIds: { ethereum: 1, rollup: 10 },
    });
    await use(local.url);
    await local.stop();
  },
});
