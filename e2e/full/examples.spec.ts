// The example applications, installed from the packed packages outside of this repository, in a real
// browser.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPairingPeer, startRelay } from '@mooring/testing/pairing';
import { test as base, expect, type Page, type WebSocketRoute } from '@playwright/test';
import { WebSocket } from 'ws';
import { kit as arabic } from '../../packages/connect/src/texts/languages/ar.ts';
import { kit as spanish } from '../../packages/connect/src/texts/languages/es.ts';
import { announceWallet, WALLET } from '../examples/announceWallet.ts';
import { buildExamples } from '../examples/buildExamples.ts';
import { type Served, servePage, serveProgram } from '../examples/serveExample.ts';
import { scan } from '../phone.ts';

interface Examples {
  readonly react: Served;
  readonly rendered: Served;
  readonly dialogs: Served;
  readonly tailwind: Served;
  readonly baseUi: Served;
}

/** Forbidden behaviour of a page. */
interface Complaints {
  readonly errors: string[];
  readonly elsewhere: string[];
}

const test = base.extend<{ complaints: Complaints }, { examples: Examples }>({
  examples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const built = process.env['MOORING_EXAMPLES'];
      const folder = built ?? (await buildExamples());
      const [react, rendered, dialogs, tailwind, baseUi] = await Promise.all([
        servePage(join(folder, 'vite-react')),
        serveProgram(join(folder, 'server-rendered')),
        servePage(join(folder, 'wagmi-dialogs')),
        servePage(join(folder, 'headless-tailwind')),
        servePage(join(folder, 'headless-base-ui')),
      ]);
      const examples = { react, rendered, dialogs, tailwind, baseUi };
      await use(examples);
      await Promise.all(Object.values(examples).map((served) => served.stop()));
      if (!built) await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  complaints: async ({ page }, use) => {
    const complaints: Complaints = { errors: [], elsewhere: [] };
    page.on('pageerror', (error) => complaints.errors.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.errors.push(message.text());
    });
    // The networks of these applications are real ones: all requests are intercepted.
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => {
        complaints.elsewhere.push(route.request().url());
        const error = { code: -32000, message: 'no network here' };
        return route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { jsonrpc: '2.0', id: route.request().postDataJSON()?.id ?? null, error },
        });
      },
    );
    await page.addInitScript(announceWallet, WALLET);
    await use(complaints);
    expect(complaints.errors).toEqual([]);
  },
});

/** Passes a page's socket on to the relay on this machine, which is the page's own by its host. */
function passOn(page: WebSocketRoute, relayUrl: string) {
  const { host, search } = new URL(page.url());
  const relay = new WebSocket(`${relayUrl}/${search}`, { headers: { host } });
  const early: (string | Buffer)[] = [];
  page.onMessage((message) => {
    if (relay.readyState === WebSocket.OPEN) relay.send(message);
    else early.push(message);
  });
  relay.on('open', () => {
    for (const message of early) relay.send(message);
  });
  relay.on('message', (message) => page.send(String(message)));
  relay.on('close', () => void page.close());
}

// A single worker runs this file, so that the applications are built once.
test.describe.configure({ mode: 'default' });

/** Expects a Connect dialog styled by the page's stylesheet and its own, with the wallet. */
async function expectStyledDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveCSS('border-top-left-radius', '0px');
  await expect(dialog.locator('.mooring-group-title').first()).toHaveCSS('font-size', '13px');
  expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
  return dialog;
}

test('example Vite: ten lines are a working connect button', async ({
  page,
  examples,
  complaints,
}) => {
  const html = await (await fetch(examples.react.url)).text();
  expect(html.match(/\.(?:js|css)"/g)).toEqual(['.js"', '.css"']);
  await page.goto(examples.react.url);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = await expectStyledDialog(page);
  expect(complaints.elsewhere).toEqual([]);
  await dialog.getByRole('button', { name: WALLET }).click();
  await page.getByRole('button', { name: /^Account 0xf3…2266/i }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
});

test('example: own wagmi and own button with the kit’s dialogs', async ({
  page,
  examples,
  complaints,
}) => {
  await page.goto(examples.dialogs.url);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = await expectStyledDialog(page);
  expect(complaints.elsewhere).toEqual([]);
  await dialog.getByRole('button', { name: WALLET }).click();
  await page.getByRole('button', { name: /^0xf3…2266$/i }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
});

for (const [name, example] of [
  ['Tailwind', 'tailwind'],
  ['Base UI', 'baseUi'],
] as const) {
  test.describe(`custom dialog with ${name}`, () => {
    test('connects an installed wallet, and loads no dialog of the kit', async ({
      page,
      examples,
      complaints,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto(examples[example].url);
      await page.getByRole('button', { name: 'Connect' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a wallet' });
      await expect(
        dialog
          .getByRole('link', { name: /Rainbow/ })
          .or(dialog.getByRole('button', { name: /Rainbow/ })),
      ).toBeVisible();
      expect(complaints.elsewhere).toEqual([]);
      await dialog.getByRole('button', { name: WALLET }).click();
      await expect(page.getByText(/0xf3…2266/i)).toBeVisible();
      expect(loaded.filter((url) => /Dialog-/.test(url))).toEqual([]);
      await page.getByRole('button', { name: /^Leave/ }).click();
      await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
    });

    test('connects a phone by its code', async ({ page, examples, complaints }) => {
      const relay = await startRelay();
      const phone = await createPairingPeer({ relayUrl: relay.url });
      await page.routeWebSocket(/relay\.example\.org/, (socket) => passOn(socket, relay.url));
      await page.goto(examples[example].url);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('button', { name: /^Phone wallet/ }).click();
      expect(await phone.pair(await scan(page, /^Code/))).toBe(true);
      await expect(page.getByRole('button', { name: /^Leave/ })).toBeVisible();
      expect(complaints.errors).toEqual([]);
      phone.close();
      await relay.stop();
    });
  });
}

test('example SSR: hydrates without a mismatch, with and without a wallet', async ({
  page,
  examples,
  complaints,
}) => {
  await page.goto(examples.rendered.url);
  const buttons = page.getByRole('button', { name: 'Connect wallet' });
  await expect(page.getByText('Streamed after the rest of the page.')).toBeVisible();
  await expect(buttons).toHaveCount(2);
  await buttons.last().click();
  const dialog = await expectStyledDialog(page);
  expect(complaints.elsewhere).toEqual([]);
  await dialog.getByRole('button', { name: WALLET }).click();
  const accounts = page.getByRole('button', { name: /^Account 0xf3…2266/i });
  await expect(accounts).toHaveCount(2);
  await page.reload();
  await expect(accounts).toHaveCount(2);
});

test.describe('example SSR in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('is Arabic in the server’s HTML, before it hydrates', async ({
    page,
    examples,
    complaints,
  }) => {
    const answer = await page.goto(examples.rendered.url);
    expect(await answer?.text()).toContain('<html lang="ar" dir="rtl">');
    const buttons = page.getByRole('button', { name: arabic['button.connect'] });
    await expect(buttons).toHaveCount(2);
    expect(complaints.elsewhere).toEqual([]);
  });
});

test('example SSR: the stored language and theme are shown after hydration', async ({
  page,
  examples,
  complaints,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('mooring.locale', 'es');
    localStorage.setItem('mooring.theme', 'dark');
  });
  await page.goto(examples.rendered.url);
  const button = page.getByRole('button', { name: spanish['button.connect'] }).first();
  await expect(button).toBeVisible();
  await expect(page.locator('.mooring-connect').first()).toHaveAttribute(
    'data-mooring-theme',
    'dark',
  );
  expect(complaints.elsewhere).toEqual([]);
});
