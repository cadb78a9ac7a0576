import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { ownPhone, type Phone } from '../phone.ts';
import { Sender } from '../sender.ts';
import { Visitor } from '../visitor.ts';
import { within } from '../weather/weather.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** A phone with the wallet on it, as far as a page can tell. */
const test = base.extend<{ phone: Phone }>({
  ...ownPhone,
});
test.slow();
test.use({
  viewport: { width: 390, height: 800 },
  userAgent: iPhone,
  hasTouch: true,
  isMobile: true,
});

/** Keeps links to other apps from leaving the page: this system has none. */
async function keepLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : undefined;
      if (link && !/^https?:$/.test(link.protocol)) event.preventDefault();
    });
  });
}

/** Pairing of MetaMask's link. */
async function linkOf(visitor: Visitor, method = /^metamask:/): Promise<string> {
  const row = visitor.connectDialog.getByRole('link', { name: /MetaMask/ });
  await expect(async () => {
    await visitor.openConnectDialog();
    await expect(row).toHaveAttribute('href', /^metamask:/);
    const href = await row.getAttribute('href');
    // A link does not wait for a message of a late server: the next one has it.
    if (!method.test(href ?? '')) await visitor.page.keyboard.press('Escape');
    expect(href).toMatch(method);
  }).toPass();
  const link = new URL((await row.getAttribute('href')) ?? '').searchParams.get('uri') ?? '';
  await row.click();
  return link;
}

async function connect(visitor: Visitor, phone: Phone, path = '/') {
  await keepLinks(visitor.page);
  await visitor.page.goto(path);
  await phone.pair(await linkOf(visitor));
  await phone.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
}

/** Closes the page, as the system does, and opens the site again. */
async function reopen(visitor: Visitor, path = '/'): Promise<Visitor> {
  const context = visitor.page.context();
  const page = await context.newPage();
  await visitor.page.close();
  await page.goto(path);
  return new Visitor(page);
}

test('phone away: a reload keeps the session and shows that the phone is silent', async ({
  page,
  visitor,
  phone,
}) => {
  await connect(visitor, phone);
  await phone.call('sleep');
  await page.reload();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await visitor.openAccountDialog();
  const silent = visitor.accountDialog.getByText('Your phone has not answered yet.');
  await expect(silent).toBeVisible();
  await phone.call('wake');
  await expect(silent).toHaveCount(0, within(45_000));
  await expect(visitor.accountDialog).toBeVisible();
});

test('phone away: a wallet of an earlier visit is opened without a new pairing', {
  tag: '@full',
}, async ({ page, visitor, phone }) => {
  await connect(visitor, phone);
  await phone.call('sleep');
  // The page has forgotten the recent connector; the pairing is still stored.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('recentConnectorId')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await linkOf(visitor);
  await expect(page.getByRole('dialog')).toContainText('is still connected. Open it');
  await phone.call('wake');
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/, within(45_000));
});

test('phone away: a discarded page is connected after return', { tag: '@full' }, async ({
  page,
  visitor,
  phone,
}) => {
  await keepLinks(page);
  await page.goto('/');
  const link = await linkOf(visitor);
  const next = page.context().newPage();
  await page.close();
  await phone.pair(link);
  await phone.approve();
  const again = new Visitor(await next);
  await again.page.goto('/');
  await expect(again.accountButton).toHaveAccessibleName(/mira\.eth/);
  await again.page.reload();
  await expect(again.accountButton).toHaveAccessibleName(/mira\.eth/);
});

test('phone away: a payment approved while the page was closed is in Activity', {
  tag: '@full',
}, async ({ page, visitor, phone }) => {
  await connect(visitor, phone, '/send');
  const sender = new Sender(page);
  await sender.fill(harbour, '0.5');
  await expect(sender.review).toContainText('You send 0.5 ETH');
  await sender.send();
  await phone.awaitSheet();
  const again = await reopen(visitor, '/activity');
  const main = again.page.getByRole('main');
  await expect(main).toContainText('Waiting in your wallet: Send 0.5 ETH to 0xa0Ee…9720');
  await expect(main).not.toContainText('Nothing has been sent');
  const last = await reopen(again, 'about:blank');
  await phone.approve();
  await last.page.goto('/activity');
  await expect(new Sender(last.page).transaction(/0\.5 ETH/)).toContainText('Confirmed');
  await expect(last.page.getByRole('main')).not.toContainText('Waiting in your wallet');
});

test('phone away: rejecting a payment after the page was reopened removes its notice', {
  tag: '@full',
}, async ({ page, visitor, phone }) => {
  await connect(visitor, phone, '/send');
  const sender = new Sender(page);
  await sender.fill(harbour, '0.5');
  await sender.send();
  await phone.awaitSheet();
  const again = await reopen(visitor, '/send');
  await expect(again.page.getByText('An earlier request is still open')).toBeVisible();
  await phone.reject();
  await expect(again.page.getByText('An earlier request is still open')).toHaveCount(0);
});

for (const isClosed of [false, true]) {
  const where = isClosed ? 'which was closed' : 'which waits';
  test(`one switch of apps connects and signs in, on a page ${where}`, {
    tag: isClosed ? [] : ['@full'],
  }, async ({ page, visitor, phone, local }) => {
    await phone.call('configure', { connectsWithSignIn: true });
    await keepLinks(page);
    await page.goto('/sessions');
    const link = await linkOf(visitor, /wc_sessionAuthenticate/);
    const context = page.context();
    if (isClosed) await page.close();
    await phone.pair(link);
    await phone.awaitSheet();
    const { host } = new URL(local.url);
    await expect(phone.sheet).toContainText('wants to connect and to sign you in');
    await expect(phone.sheet).toContainText(`${host} wants you to sign in`);
    await phone.approve();
    const back = isClosed ? await context.newPage() : page;
    if (isClosed) await back.goto('/sessions');
    const devices = back.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem').first()).toContainText('This device');
    await expect(back.getByRole('dialog')).toHaveCount(0);
    expect(await phone.sites()).toHaveLength(1);
  });
}

test('phone away: rejecting connect and sign-in leaves the page unchanged', async ({
  visitor,
  phone,
}) => {
  await phone.call('configure', { connectsWithSignIn: true });
  await keepLinks(visitor.page);
  await visitor.page.goto('/sessions');
  await phone.pair(await linkOf(visitor, /wc_sessionAuthenticate/));
  await phone.reject();
  await expect(visitor.connectDialog.getByRole('link', { name: /MetaMask/ })).toBeVisible();
  expect(await phone.sites()).toEqual([]);
});
