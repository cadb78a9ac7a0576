import { expect, test } from './fixtures.ts';
import { Sender } from './sender.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test('RPC outage: the page stays usable and recovers', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected();
  await expect(page.getByRole('main')).toContainText('14.63');
  await page.route('**/rpc/**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  // The name, as this device knows it.
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await expect(page.getByRole('main')).toContainText('Not available');
  await page.unroute('**/rpc/**');
  await expect(page.getByRole('main')).toContainText('14.63');
});

test('RPC outage: a pending transaction is followed afterwards', { tag: '@full' }, async ({
  page,
  visitor,
  local,
}) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await local.devnet.ethereum.client.setAutomine(false);
  await sender.sendCoin(local, harbour, '0.7');
  await expect(sender.transaction(/0\.7 ETH/)).toContainText('Pending');
  await page.route('**/rpc/**', (route) => route.abort());
  await local.devnet.ethereum.client.mine({ blocks: 1 });
  await expect(sender.transaction(/0\.7 ETH/)).toContainText('Pending');
  await page.unroute('**/rpc/**');
  await expect(sender.transaction(/0\.7 ETH/)).toContainText('Confirmed');
});

test('offline at the start: page and session are shown', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected();
  await page.route('**/rpc/**', (route) => route.abort('internetdisconnected'));
  await page.route('**/demo-wallet/rpc/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(visitor.accountButton).toBeVisible();
  await visitor.openAccountDialog();
  await expect(visitor.dialog('Account')).toContainText('Not available');
});

test('offline: a page not yet loaded shows it and loads when online', async ({ page, context }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The demo wallet loads after the first paint.
  await expect(page.getByRole('button', { name: 'Open wallet' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(heading).toHaveText('You are offline');
  await expect(heading).toBeFocused();
  await page.evaluate(() => document.body.classList.add('before'));
  await context.setOffline(false);
  await expect(heading).toHaveText('Activity');
  // Firefox and Chromium 150 do not fetch again what has failed: the whole document is loaded.
  if ((await page.locator('body.before').count()) > 0) await expect(heading).toBeFocused();
});

test('file of a dialog that is gone for good: Retry that fails too reloads the page', async ({
  page,
}) => {
  await page.route(/\/assets\/screens-/, (route) =>
    // Firefox logs a script without a type.
    route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/');
  const connect = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
  await connect.click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  const retry = dialog.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(/\/assets\/screens-/);
  const reloaded = page.waitForEvent('load');
  await retry.click();
  await reloaded;
  await connect.click();
  await expect(dialog.getByRole('heading', { name: 'Your keys, kept by you' })).toBeVisible();
});

test('two tabs share transactions and clearing', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  local,
}) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  const second = await context.newPage();
  await second.goto(`${local.url}/activity`);
  const other = new Sender(second);
  await expect(other.transactions).toHaveCount(0);
  await sender.fill(harbour, '0.8');
  await sender.send();
  await sender.wallet.approve();
  await expect(other.transaction(/0\.8 ETH/)).toContainText('Confirmed');
  await second.getByRole('button', { name: 'Clear all' }).click();
  await second.getByRole('button', { name: 'Clear the list' }).click();
  await sender.openActivity();
  await expect(sender.transactions).toHaveCount(0);
});

test('full storage (quota): works in memory', { tag: '@long' }, async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('mooring')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  const sender = new Sender(page);
  await visitor.connect('/send');
  await sender.fill(harbour, '0.9');
  await sender.send();
  await sender.wallet.approve();
  await sender.openActivity();
  await expect(sender.transaction(/0\.9 ETH/)).toContainText('Confirmed');
});

test('refused storage: works in memory', async ({ page }) => {
  await page.addInitScript(() => {
    // Like a browser that blocks storage for this site.
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }),
  ).toBeVisible();
});

test('damaged storage: ignored, and foreign keys are kept', async ({ page, visitor }) => {
  await visitor.arriveConnected();
  const damaged = await page.evaluate(() => {
    const contents = ['', 'null', '{', '[]', '"x"', '{"state":5}', '\u0000', '{"hash":1}'];
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('mooring'));
    keys.push('mooring.tx.77310001.0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266.0x12');
    keys.forEach((key, index) => {
      localStorage.setItem(key, contents[index % contents.length] ?? '');
    });
    return keys.length;
  });
  expect(damaged).toBeGreaterThan(2);
  for (const path of ['/', '/activity', '/settings', '/send']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const left = await page.evaluate(() =>
    localStorage.getItem('mooring.tx.77310001.0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266.0x12'),
  );
  expect(left).not.toBeNull();
});

test('an unknown route shows a helpful 404', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
});
