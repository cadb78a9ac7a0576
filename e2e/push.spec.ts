import type { Local } from '@mooring/devnet/local';
import { createTransaction } from '@mooring/safe/transactions';
import { firefox, type Page } from '@playwright/test';
import { axeFaults } from './axeFaults.ts';
import { Club } from './club.ts';
import { test as base, expect, startProduct } from './fixtures.ts';
import { Owner } from './owner.ts';
import { answerFirebase, type Subscription, startPushService } from './pushService.ts';
import { within } from './weather/weather.ts';

const firebase = {
  ...{ apiKey: 'key', appId: '1:2:web:3', projectId: 'harbour', messagingSenderId: '2' },
  // A point of the curve, which browsers look at.
  vapidKey:
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
};
const token = 'token-of-this-browser';

interface PushFixtures {
  local: Local;
  service: Awaited<ReturnType<typeof startPushService>>;
}

const test = base.extend<object, PushFixtures>({
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const local = await startProduct({ pairing: false, firebase });
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browserName, browser, service, launchOptions }, use) => {
      if (browserName !== 'firefox') return use(browser);
      const own = await firefox.launch({
        ...launchOptions,
        channel: 'moz-firefox',
        firefoxUserPrefs: service.preferences,
      });
      await use(own);
      await own.close();
    },
    { scope: 'worker' },
  ],
});

const box = (page: Page) => page.getByLabel('Also when no tab is open');

/** Titles of the service worker's notifications, without Chromium's default one for a push that showed none. */
function notifications(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/');
    const shown = await registration?.getNotifications();
    return shown?.filter(({ tag }) => tag.includes(':')).map(({ title }) => title);
  });
}

/** Cached notification texts of all accounts. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cache = await caches.open('mooring-push');
    const texts = (await cache.matchAll()).map((kept) => kept.text());
    return (await Promise.all(texts)).join();
  });
}

/** Firebase message of a notification sent by the gateway. */
function messageFor(data: object): string {
  return JSON.stringify({ data, from: firebase.messagingSenderId, fcmMessageId: '1' });
}

/** Proposes a payment as the keeper, and returns the gateway's notification. */
async function proposal(local: Local, nonce: bigint) {
  const { safe } = new Club(local);
  const transaction = createTransaction({ to: safe.address, value: 1n }, nonce);
  const safeTxHash = await new Club(local).propose(transaction, ['keeper']);
  const sent = local.gateway?.notifications().find(({ data }) => data['safeTxHash'] === safeTxHash);
  return sent && { token: sent.token, text: messageFor(sent.data) };
}

test('push: an owner is notified with every tab closed, until the device is cleared', {
  // Chromium takes no push messages in the windows of tests.
  tag: '@firefox',
}, async ({ page, context, local, service, watch }) => {
  await answerFirebase(context, token);
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await expect(box(page)).not.toBeChecked();
  expect(watch.elsewhere).toEqual([]);
  await box(page).click();
  await mira.wallet.approve();
  await expect(box(page)).toBeChecked();
  expect(watch.elsewhere.splice(0).map((url) => new URL(url).host)).toEqual([
    'firebaseinstallations.googleapis.com',
    'fcmregistrations.googleapis.com',
  ]);
  const subscription = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/');
    return (await registration?.pushManager.getSubscription())?.toJSON();
  });

  const other = await context.newPage();
  await page.close();
  const sent = await proposal(local, 30n);
  expect(sent?.token).toBe(token);
  service.send(subscription as Subscription, sent?.text ?? '');
  await other.goto('/');
  await expect
    .poll(() => notifications(other))
    .toEqual(['Something of 0x8D…C4AE waits for your signature.']);

  await other.goto('/settings');
  await other.getByRole('button', { name: 'Clear', exact: true }).click();
  await other.getByRole('button', { name: 'Disconnect and clear' }).click();
  await expect(other.getByText('This device was cleared')).toBeAttached();
  expect(await notifications(other)).toBeUndefined();
  await expect.poll(service.count).toBe(0);
  expect(await proposal(local, 31n)).toBeUndefined();
});

test('push: notifications have the language of the page, and stop when turned off', {
  // Its development tools hand over a message without a push service.
  tag: ['@chromium', '@full'],
}, async ({ page, context, local, watch }) => {
  await context.grantPermissions(['notifications'], { origin: local.url });
  await answerFirebase(context, token);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const push = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (push) resolve(push.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const deliver = async (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: local.url, registrationId: await registered, data },
    });
  const mira = new Owner(page, local);
  await mira.arrive('mira');

  await box(page).click();
  await expect(page.getByText('Your browser could not reach its service')).toBeVisible();
  await expect(box(page)).not.toBeChecked();

  await page.addInitScript(() => {
    // A window of tests has no push service.
    PushManager.prototype.subscribe = async () => {
      const bytes = new Uint8Array(65).buffer;
      const subscription = { endpoint: 'https://push.example/1', getKey: () => bytes };
      return subscription as unknown as PushSubscription;
    };
  });
  await mira.goTo(mira.place());
  const session = '**/v1/auth/me';
  await page.route(session, (route) => route.fulfill({ status: 503 }));
  await box(page).click();
  await expect(page.getByText('Nothing was changed: the transaction service')).toBeVisible();
  await page.unroute(session);
  await box(page).click();
  await mira.wallet.reject();
  await expect(page.getByText('By push messages on this device.')).toBeVisible();
  await expect(box(page)).not.toBeChecked();
  expect((await proposal(local, 30n))?.text).toBeUndefined();

  await box(page).focus();
  await page.keyboard.press('Space');
  await mira.wallet.approve();
  await expect(box(page)).toBeChecked();
  await mira.settled();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('/');
  const sent = await proposal(local, 31n);
  await deliver(sent?.text ?? '');
  const waits = 'Something of 0x8D…C4AE waits for your signature.';
  await expect.poll(() => notifications(page)).toEqual([waits]);
  for (const unread of ['', 'moor', '{}', messageFor({ type: 'x', chainId: '1/..', address: '/' })])
    await deliver(unread);
  const { chainId, address } = new Club(local).safe;
  const about = { chainId: `${chainId}`, address };
  await deliver(messageFor({ ...about, type: 'INCOMING_ETHER' }));
  await expect.poll(() => notifications(page)).toEqual(['There is news of 0x8D…C4AE.']);

  await page.evaluate(() => localStorage.setItem('mooring.locale', 'de'));
  await mira.goTo(mira.place());
  const german = page.getByLabel('Auch wenn kein Tab offen ist');
  await expect(german).toBeChecked();
  // The texts are written in the meantime.
  await expect.poll(() => keptTexts(page)).toContain('wartet auf Ihre Signatur');
  await page.goto('/');
  await deliver(sent?.text ?? '');
  await expect
    .poll(() => notifications(page))
    .toEqual(['Etwas von 0x8D…C4AE wartet auf Ihre Signatur.']);

  await mira.goTo(mira.place());
  await german.click();
  await expect(german).not.toBeChecked();
  expect(await notifications(page)).toBeUndefined();
  expect(await proposal(local, 32n)).toBeUndefined();
  watch.elsewhere.splice(0);
});
