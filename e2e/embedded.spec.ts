import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Local, startLocal } from '@mooring/devnet';
import type { Page } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { test as base, expect, type Watch } from './fixtures.ts';
import { SafeHost } from './safeHost.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const SHORT_NAME = /0x\w{4}…\w{4}|\.eth/;
/** A host may take ten seconds, and a busy machine its time. */
const HOST_PATIENCE = { timeout: 30_000 };

interface Fixtures {
  host: SafeHost;
}

const pageFolder = resolve(join(import.meta.dirname, '../apps/web/dist'));

const test = base.extend<Fixtures, { local: Local }>({
  // Of its own: what is proposed here stays in the gateway's queue when the chains are set back.
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const local = await startLocal({ pageFolder, pairing: false });
      await use(local);
      await local.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  host: async ({ page, local }, use) => use(new SafeHost(page, local)),

  // The page around ours is no page of ours: what is watched is the frame alone.
  watch: async ({ page, local }, use) => {
    const watch: Watch = { elsewhere: [], atGateway: [], violations: [], errors: [] };
    watchFrame(page, local, watch);
    await use(watch);
    expect(watch.elsewhere, 'requests to other origins').toEqual([]);
    expect(watch.violations, 'violations of the content security policy').toEqual([]);
    expect(watch.errors, 'errors nobody caught').toEqual([]);
  },
});

function watchFrame(page: Page, { url, gatewayUrl }: Local, watch: Watch) {
  page.on('request', (request) => {
    if (request.isNavigationRequest() || !request.frame().url().startsWith(url)) return;
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || origin === url) return;
    const list = origin === gatewayUrl ? watch.atGateway : watch.elsewhere;
    list.push(request.url());
  });
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('console', (message) => {
    const { url: from } = message.location();
    if (from.startsWith(url) && /content security policy|trusted type/i.test(message.text())) {
      watch.violations.push(message.text());
    }
  });
}

test.slow();

/** The Safes of the local network: the boat club has two of three sign, the kiosk one of two. */
function safesOf({ devnet }: Local) {
  const [club, kiosk] = devnet.multisigs.map(({ safe }) => safe);
  if (!club || !kiosk) throw new Error('The network has two Safes.');
  return { club, kiosk };
}

test('inside a Safe the page is connected to it without a click, and says that it is one', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address });
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/, HOST_PATIENCE);
  await expect(host.app.getByRole('main')).toContainText('Safe multisig account');
  await expect(host.app.getByRole('main')).toContainText(club.address);
  await host.accountButton.click();
  const dialog = host.app.getByRole('dialog', { name: 'Account' });
  await expect(dialog).toContainText('Safe multisig account');
  await expect(dialog).toContainText('boat-club.eth');
});

test('outside of a Safe nothing speaks of one', async ({ page, local, host }) => {
  await page.goto(local.url);
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible();
  await expect(dialog).not.toContainText('this page is open in');
  expect(host.page.frames()).toHaveLength(1);
});

test('coin is sent through the Safe once its owner has confirmed there', async ({
  host,
  local,
}) => {
  const { kiosk } = safesOf(local);
  const { client } = local.devnet.rollup;
  const before = await client.getBalance({ address: harbour });
  await host.openConnected({ safe: kiosk.address, path: '/send' });
  await host.fillPayment(harbour, '0.25');
  await expect(host.app.getByRole('region', { name: 'What will happen' })).toContainText(
    'You send 0.25 ETH',
  );
  await host.send();
  await expect(host.question).toContainText('Confirm a transaction');
  await expect(host.question).toContainText(local.url);
  await host.answer('Confirm');
  await expect(host.app.getByRole('main')).toContainText('On its way.');
  await expect
    .poll(() => client.getBalance({ address: harbour }), HOST_PATIENCE)
    .toBe(before + parseEther('0.25'));
});

test('several payments are one transaction of the Safe, which is followed by its hash', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address, path: '/send' });
  await host.app.getByRole('button', { name: 'Add recipient' }).click();
  await host.fillPayment(harbour, '0.1', ' 1');
  await host.fillPayment(harbour, '0.2', ' 2');
  await host.send();
  await expect(host.question).toContainText('Confirm a transaction');
  await host.answer('Confirm');
  // One of two owners has signed: it waits for the other, and the page does not wait with it.
  await expect(host.app.getByRole('main')).toContainText('Proposed to the owners.');
  await expect(host.page.getByRole('complementary')).toContainText('1 of 2');
});

test('declining in the Safe is no error, and loses nothing of the form', async ({
  host,
  local,
}) => {
  const { kiosk } = safesOf(local);
  await host.openConnected({ safe: kiosk.address, path: '/send' });
  await host.fillPayment(harbour, '0.25');
  await host.send();
  await host.answer('Reject');
  await expect(host.app.getByLabel('Amount', { exact: true })).toHaveValue('0.25');
  await expect(host.app.getByRole('alert')).toHaveCount(0);
});

test('a message is signed by the Safe: its owners sign in as the Safe', async ({ host, local }) => {
  const { kiosk } = safesOf(local);
  await host.openConnected({ safe: kiosk.address, path: '/sessions' });
  await host.signInButton.click();
  const sign = host.app.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await expect(host.question).toContainText('Sign a message');
  await expect(host.question).toContainText('wants you to sign in');
  await host.answer('Reject');
  await expect(sign).toBeVisible();
  await expect(host.app.getByRole('alert')).toHaveCount(0);
  await sign.click();
  await host.answer('Confirm');
  await expect(host.app.getByRole('region', { name: 'Devices' })).toContainText(
    'This device',
    HOST_PATIENCE,
  );
});

test('a host that is slow is waited for: loading, then connected', async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.open({ safe: club.address, answers: { delay: '1500' } });
  await expect(host.mainButton).toHaveAttribute('aria-busy', 'true');
  await expect(host.mainButton).toHaveAccessibleName(/Restoring|Loading/);
  await expect(host.connectButton).toHaveCount(0);
  await expect(host.accountButton).toBeVisible(HOST_PATIENCE);
});

test('a host that never answers leaves a page that connects other wallets', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.open({ safe: club.address, answers: { silent: '1' } });
  await expect(host.mainButton).toHaveAttribute('aria-busy', 'true');
  await expect(host.connectButton).toBeVisible(HOST_PATIENCE);
  await host.connectButton.click();
  const dialog = host.app.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog.getByRole('button', { name: 'Safe', exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Demo Wallet', exact: true }).click();
  await host.app.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(host.accountButton).toHaveAccessibleName(/mira\.eth/);

  // The host answers again: it comes before the last wallet.
  await host.openConnected({ safe: club.address });
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/, HOST_PATIENCE);
});

test('who leaves the Safe finds it first in the list, and a reload is connected again', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address });
  await host.accountButton.click();
  await host.app.getByRole('button', { name: 'Disconnect' }).click();
  await host.connectButton.click();
  const dialog = host.app.getByRole('dialog', { name: 'Connect a wallet' });
  const first = dialog.getByRole('listitem').first().getByRole('button');
  await expect(first).toHaveAccessibleName('Safe');
  await expect(first).toHaveAccessibleDescription(/The account this page is open in/);
  await first.click();
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/, HOST_PATIENCE);

  await host.reloadConnected();
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/, HOST_PATIENCE);

  // Outside, the Safe of the last visit is not waited for.
  await host.page.goto(local.url);
  await expect(
    host.page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }),
  ).toBeVisible();
});

test('broken, foreign, huge and repeated answers are not believed', async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address, answers: { hostile: '1', stranger: '1' } });
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/, HOST_PATIENCE);
  await expect(host.app.getByRole('main')).toContainText(club.address);
  await host.post(null);
  await host.post({
    id: 'eeeeeeeeee',
    success: true,
    data: 'x'.repeat(1_048_576),
    version: '9.1.0',
  });
  await host.accountButton.click();
  await expect(host.app.getByRole('dialog', { name: 'Account' })).toContainText('boat-club.eth');
});

/** A page of somebody else's that frames ours and answers as a Safe would. */
const evilPage = (app: string) => `<!doctype html>
<title>Safe</title>
<iframe name="app" src="${app}" style="inline-size:100%;block-size:700px"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ data, source }) => {
    window.heard.push(data);
    const lie = { safeAddress: '0x${'66'.repeat(20)}', chainId: 1, threshold: 1, owners: [] };
    source.postMessage({ id: data?.id, success: true, data: lie, version: '9.1.0' }, '*');
  });
</script>`;

test.describe('another origin', () => {
  // Its host begins like the Safe's own, and ends as it likes.
  const evil = 'http://127.0.0.1.evil.example';

  test('may not frame the page', async ({ page, local, host }) => {
    await page.route(`${evil}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: evilPage(local.url) }),
    );
    await page.goto(evil);
    const [, framed] = page.frames();
    // What the browser shows in the place of a page that may not be framed.
    await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
    await expect(host.app.getByRole('banner')).toHaveCount(0);
  });

  test('that a browser let frame it all the same learns nothing and is believed nothing', async ({
    page,
    local,
    host,
  }) => {
    await page.route(`${local.url}/`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace(/frame-ancestors [^;]+/, '');
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy ?? '' },
      });
    });
    await page.route(`${evil}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: evilPage(local.url) }),
    );
    await page.goto(evil);
    await expect(host.connectButton).toBeVisible(HOST_PATIENCE);
    await host.connectButton.click();
    const dialog = host.app.getByRole('dialog', { name: 'Connect a wallet' });
    await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible();
    await expect(dialog).not.toContainText('this page is open in');
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the frame, nothing is cut off, and all is reached by keyboard', async ({
      page,
      host,
      local,
    }) => {
      const { club } = safesOf(local);
      await host.openConnected({ safe: club.address });
      await expect(host.app.getByRole('main')).toContainText('Safe multisig account');
      const faults = async () =>
        (await new AxeBuilder({ page }).include(['iframe[name=app]']).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`,
        );
      expect(await faults()).toEqual([]);
      const overflow = await host.app
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow).toBe(0);

      await host.accountButton.focus();
      await page.keyboard.press('Enter');
      const dialog = host.app.getByRole('dialog', { name: 'Account' });
      await expect(dialog).toContainText('Safe multisig account');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(host.accountButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      expect(await faults()).toEqual([]);
      await expect(dialog).toContainText(SHORT_NAME);
    });
  });
}
