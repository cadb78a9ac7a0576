import { type Local, startLocal } from '@mooring/devnet/local';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/browsers/findChromium.ts';
import { ensurePage, pageFolder } from '../../scripts/page.ts';
import type { VisibleElement } from '../page/pages.ts';
import { watchPage } from '../page/watchPage.ts';
import { fillDevice, fillQueue, fillTokens, type ListedToken, type Stored } from './fillLocal.ts';

/** Timeout of a page under load, in ms. */
const TIMEOUT = 120_000;

/** A page busy for longer counts as never idle, in ms. */
const IDLE_TIMEOUT_MS = 30_000;

export interface PageLoad {
  /** Time until the content is painted and no long task runs, in ms since navigation. */
  readonly interactive: number;
  /** JavaScript heap after garbage collection, in bytes. */
  readonly heap: number;
  /** False for a page still busy after half a minute. */
  readonly rests: boolean;
}

/** Visitor with a connected account, on a device with stored data. */
export interface Visitor {
  /** Opens a page, waits for `content`, and closes it. */
  arrive(path: string, content: VisibleElement): Promise<PageLoad>;
}

export type Stage = Awaited<ReturnType<typeof startStage>>;

/** The product on new local chains, and again with a lot of data; and a real Chromium. */
export async function startStage() {
  await ensurePage();
  const [fresh, full] = await Promise.all([
    startLocal({ pageFolder, pairing: false }),
    startLocal({ pageFolder, pairing: false }),
  ]);
  await fillQueue(full);
  const tokens = await fillTokens(full);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    /** Path of the first Safe. */
    safePath: `/multisig?safe=${fresh.safe?.chainId}:${fresh.safe?.address}`,
    visit: (place: 'fresh' | 'full', stored: Stored): Promise<Visitor> =>
      place === 'fresh' ? connect(browser, fresh, stored) : connect(browser, full, stored, tokens),
    async stop(): Promise<void> {
      await browser.close();
      await Promise.all([fresh.stop(), full.stop()]);
    },
  };
}

async function connect(
  browser: Browser,
  local: Local,
  stored: Stored,
  tokens?: readonly ListedToken[],
): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en' });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript(() => {
    localStorage.setItem('demo-wallet.settings', '{"autoApprove":true}');
  });
  if (tokens) {
    await context.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config: unknown = await response.json();
      await route.fulfill({ response, json: withTokens(config, tokens) });
    });
  }
  const page = await context.newPage();
  await page.goto(local.url);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet', exact: true }).click();
  await header.locator('[data-view="account"]').waitFor();
  await page.close();
  return {
    async arrive(path, content) {
      const arriving = await context.newPage();
      // Pending transactions end while others are measured: they are written for each arrival.
      await arriving.goto(`${local.url}/config.json`);
      await fillDevice(arriving, local, stored);
      await arriving.addInitScript(watchPage, content);
      const control = await context.newCDPSession(arriving);
      await control.send('Performance.enable');
      await arriving.goto(`${local.url}${path}`, { waitUntil: 'commit' });
      await arriving.waitForFunction(() => window.watch.usable);
      const done = await Promise.race([
        arriving.evaluate(() => window.watch.quiet(1_000)).then(() => true),
        new Promise<false>((end) => setTimeout(end, IDLE_TIMEOUT_MS, false)),
      ]);
      const interactive = await arriving.evaluate(() =>
        Math.max(window.watch.usable ?? Number.NaN, window.watch.busyUntil()),
      );
      await control.send('HeapProfiler.collectGarbage');
      await control.send('HeapProfiler.collectGarbage');
      const { metrics } = await control.send('Performance.getMetrics');
      const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
      await arriving.close();
      return { interactive, heap, rests: done };
    },
  };
}

/** Replaces the tokens of the first network. */
function withTokens(config: unknown, tokens: readonly ListedToken[]): unknown {
  const { networks, ...rest } = Object(config);
  const [first, ...others] = Array.isArray(networks) ? networks : [];
  return { ...rest, networks: [{ ...first, tokens }, ...others] };
}
