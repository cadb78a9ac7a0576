import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type Local, type LocalOptions, startLocal } from '@mooring/devnet/local';
import type { TestWallet } from '@mooring/testing';
import { installTestWallet } from '@mooring/testing/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { changeJson } from './changeJson.ts';
import { DemoWallet } from './demoWallet.ts';
import { Visitor } from './visitor.ts';
import { delayServer, exposeToWeather, within } from './weather/weather.ts';

/** The built page. */
export const pageFolder = resolve(join(import.meta.dirname, '../apps/web/dist'));

/**
 * Before a screenshot, Playwright adds the inline style `body {}` to pages of any browser but Chromium,
 * which our policy refuses with this hash.
 */
const screenshotStyle = `sha256-${createHash('sha256').update('body {}').digest('base64')}`;

/** Forbidden behaviour of a page, recorded during a test. */
export interface Watch {
  /** Requests to origins other than the page's own and the gateway's. */
  readonly elsewhere: string[];
  /** Requests to the gateway of multisig accounts, the only other origin a page may use. */
  readonly atGateway: string[];
  /** Violations of the content security policy. */
  readonly violations: string[];
  /** Uncaught errors. */
  readonly errors: string[];
}

interface TestFixtures {
  /** Drives the demo wallet. */
  wallet: DemoWallet;
  /** Wallet without windows, for journeys that are not about them; in addition to the demo wallet. */
  testWallet: TestWallet;
  /** Actions of a person on the page. */
  visitor: Visitor;
  watch: Watch;
  /** Shorter timeouts of the page, in milliseconds, named as in the configuration file. */
  timeouts: Readonly<Record<string, number>>;
}

interface WorkerFixtures {
  /** The whole product, with local chains of this worker. */
  local: Local;
}

/** Leaves the reason of a failure, and network and database as the next test expects them. */
interface FreshStart {
  /** Attaches what the page and its frames show when a test fails. */
  attachedPage: undefined;
  restoredChains: undefined;
  /** Without sessions and contacts of earlier tests. */
  forgottenVisitors: undefined;
}

export const test = base.extend<TestFixtures & FreshStart, WorkerFixtures>({
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const local = await startProduct();
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],

  context: async ({ context }, use, info) => {
    await prepareContext(context, info.title);
    await use(context);
  },

  baseURL: async ({ local }, use) => use(local.url),
  timeouts: [{}, { option: true }],

  attachedPage: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const shown = page.frames().map(async (frame) => {
        const tree = await frame.locator('body').ariaSnapshot({ timeout: 1_000 }).catch(String);
        return `${frame.url()}\n${tree}`;
      });
      await info.attach('page', { body: (await Promise.all(shown)).join('\n') });
    },
    { auto: true },
  ],

  restoredChains: [
    async ({ local }, use) => {
      const chains = [local.devnet.ethereum.client, local.devnet.rollup.client];
      const snapshots = await Promise.all(chains.map((client) => client.snapshot()));
      await use(undefined);
      local.gateway?.reset();
      await Promise.all(
        chains.map(async (client, index) => {
          const id = snapshots[index];
          if (id) await client.revert({ id });
          await client.setAutomine(true);
        }),
      );
    },
    { auto: true },
  ],

  forgottenVisitors: [
    async ({ local: { database } }, use) => {
      const { signIn, contacts } = database;
      const ever = Number.MAX_SAFE_INTEGER;
      await signIn.clearExpired(ever);
      for (const account of await contacts.unseen(ever, 0)) await contacts.forget(account, ever);
      await use(undefined);
    },
    { auto: true },
  ],

  watch: [
    async ({ page, local, timeouts, baseURL }, use) => {
      const watch: Watch = { elsewhere: [], atGateway: [], violations: [], errors: [] };
      const { gatewayUrl, relay } = local;
      watchPage(page, { url: baseURL ?? local.url, gatewayUrl, relay }, watch);
      if (Object.keys(timeouts).length > 0) await shorten(page, timeouts);
      await use(watch);
      expect(watch.elsewhere, 'requests to other origins').toEqual([]);
      expect(watch.violations, 'violations of the content security policy').toEqual([]);
      expect(watch.errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],

  wallet: async ({ page }, use) => use(new DemoWallet(page)),
  testWallet: async ({ page, local }, use) => {
    const { ethereum, rollup, accounts } = local.devnet;
    const wallet = await installTestWallet(page, {
      accounts: accounts.slice(0, 2).map(({ privateKey }) => privateKey),
      chains: [ethereum, rollup].map(({ chain, rpcUrl }) => ({ id: chain.id, rpcUrl })),
      // For a stored connection; connecting by click works as well.
      connected: true,
    });
    await use(wallet);
  },
  visitor: async ({ page }, use) => use(new Visitor(page)),
});

export { expect };

/** Records forbidden behaviour of a page; also for pages a test opens itself. */
export function watchPage(
  page: Page,
  { url, gatewayUrl, relay }: Pick<Local, 'url' | 'gatewayUrl' | 'relay'>,
  watch: Watch,
) {
  // Under both names of this machine: a passkey needs one that is not an address.
  const own = [url, url.replace('127.0.0.1', 'localhost')].map((each) => new URL(each).origin);
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Firefox reports the opening of a WebSocket as a request, Chromium does not.
    if (relay && origin === new URL(relay.url.replace(/^ws/, 'http')).origin) return;
    if (protocol === 'data:' || protocol === 'blob:' || own.includes(origin)) return;
    const list = origin === gatewayUrl ? watch.atGateway : watch.elsewhere;
    list.push(request.url());
  });
  page.on('pageerror', ({ message }) => {
    // Firefox reports a connection that did not come about, or ended, as an error of the page.
    const isOfRelay = relay !== null && message.includes(` ${relay.url}`);
    if (!message.includes(screenshotStyle) && !isOfRelay) watch.errors.push(message);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy|trusted type/i.test(text) && !text.includes(screenshotStyle)) {
      watch.violations.push(text);
    }
  });
}

/** The server's configuration, with shorter timeouts. */
async function shorten(page: Page, timeouts: Readonly<Record<string, number>>) {
  await changeJson(page, '/config.json', (config: object) => ({ ...config, timeouts }));
}

/** Starts the whole product with the built page. */
export function startProduct(options: Partial<LocalOptions> = {}): Promise<Local> {
  return startLocal({ pageFolder, ...delayServer('server'), ...options });
}

/** Prepares a context, one a test opens itself too. */
export async function prepareContext(context: BrowserContext, title: string): Promise<void> {
  await fixReactFill(context);
  await exposeToWeather(context, title);
}

/**
 * Over WebDriver BiDi, Playwright's `fill` sets the value with React's own property, so that React ignores
 * the `input` event that follows. This fixes it in Firefox.
 */
async function fixReactFill(context: BrowserContext) {
  if (context.browser()?.browserType().name() !== 'firefox') return;
  await context.addInitScript(() => {
    window.addEventListener(
      'input',
      ({ target }) => {
        if (target) Reflect.get(target, '_valueTracker')?.setValue('\0');
      },
      true,
    );
  });
}
