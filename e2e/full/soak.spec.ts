// A page open for a day: dialogs that were opened and closed must not leak.
import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const ROUNDS = 60;

/** DOM nodes, listeners and heap bytes of the page after garbage collection. */
async function held(browser: CDPSession) {
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: count('Nodes'),
    listeners: count('JSEventListeners'),
    heapBytes: count('JSHeapUsedSize'),
  };
}

test('soak: dialogs, networks, accounts and pages, sixty times, leak nothing', async ({
  page,
  context,
  visitor,
  testWallet,
  local,
}) => {
  test.setTimeout(600_000);
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  await visitor.arriveWithTestWallet();
  const { ethereum, rollup } = local.devnet;

  const round = async () => {
    await visitor.openAccountDialog();
    await page.keyboard.press('Escape');
    await expect(visitor.accountDialog).toHaveCount(0);
    await visitor.openNetworkDialog();
    await page.keyboard.press('Escape');
    await expect(visitor.networkDialog).toHaveCount(0);
    testWallet.selectChain(rollup.chain.id);
    await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
    testWallet.selectChain(ethereum.chain.id);
    await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Ethereum');
    for (const name of ['Send', 'Activity', 'Settings', 'Home']) {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
      await link.filter({ visible: true }).click();
      await expect(link.filter({ visible: true })).toHaveAttribute('aria-current', 'page');
    }
  };

  // Chunks, caches and names are loaded in the first rounds.
  for (let count = 0; count < 10; count += 1) await round();
  const before = await held(browser);
  for (let count = 0; count < ROUNDS; count += 1) await round();
  const after = await held(browser);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1 + 100);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1 + 20);
  expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.2);
});
