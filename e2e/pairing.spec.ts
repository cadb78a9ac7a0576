import type { Relay } from '@mooring/devnet';
import { parseEther } from 'viem';
import { test as base, expect } from './fixtures.ts';
import { ownPhone, type Phone, scan } from './phone.ts';
import { Sender } from './sender.ts';
import type { Visitor } from './visitor.ts';
import { within } from './weather/weather.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** Every test has its own phone, and a relay without faults. */
const test = base.extend<{ phone: Phone; relay: Relay }>({
  relay: async ({ local }, use) => {
    if (!local.relay) throw new Error('There is no relay.');
    await use(local.relay);
    local.relay.faults.clear();
  },
  ...ownPhone,
});

test.slow();

async function showCode(visitor: Visitor, path = '/') {
  await visitor.page.goto(path);
  await visitor.openConnectDialog();
  await visitor.connectDialog.getByRole('button', { name: /^Phone wallet/ }).click();
}

async function connectPhone(visitor: Visitor, phone: Phone, path = '/') {
  await showCode(visitor, path);
  await phone.pair(await scan(visitor.page));
  await phone.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
}

// Firefox over BiDi does not report WebSockets.
const onlyRelay = 'pairing: scans a code and connects, calling only the relay';
test(onlyRelay, { tag: '@chromium' }, async ({ page, visitor, phone, relay }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).origin));
  await page.goto('/');
  await visitor.openConnectDialog();
  expect(sockets).toEqual([]);
  await connectPhone(visitor, phone);
  expect(new Set(sockets)).toEqual(new Set([new URL(relay.url).origin]));
  // Messages are unreadable to the relay.
  expect(
    relay.seen.filter(({ clientId }) => clientId).every(({ message }) => !message.includes('mira')),
  ).toBe(true);
});

test('pairing: connects with a clock ten minutes ahead', { tag: '@long' }, async ({
  page,
  visitor,
  phone,
  relay,
}) => {
  await page.addInitScript(() => {
    const { now } = Date;
    const ahead = () => now() + 600_000;
    globalThis.Date = new Proxy(Date, {
      get: (date, name) => (name === 'now' ? ahead : Reflect.get(date, name)),
      construct: (date, given) =>
        given.length > 0 ? Reflect.construct(date, given) : new date(ahead()),
    });
  });
  await connectPhone(visitor, phone);
  expect(relay.log.filter(({ event }) => event === 'refused')).toEqual([]);
});

test('pairing: a copied link connects, and a rejection returns to the wallets', {
  tag: '@full',
}, async ({ context, page, visitor, phone }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showCode(visitor);
  await scan(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await phone.pair(await page.evaluate(() => navigator.clipboard.readText()));
  await phone.reject();
  await expect(visitor.connectDialog).toBeVisible();
  await expect(visitor.connectDialog.getByRole('alert')).toHaveCount(0);
});

test('pairing: signs in on the phone', { tag: '@full' }, async ({ page, visitor, phone }) => {
  await showCode(visitor, '/sessions');
  await phone.pair(await scan(page));
  await phone.approve();
  await expect(visitor.signInDialog).toBeVisible();
  const sign = visitor.signInDialog.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await phone.reject();
  await expect(sign).toBeEnabled();
  await sign.click();
  await phone.approve();
  await expect(visitor.signInDialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('This device');
});

test('pairing: sends from the phone, and a rejection keeps the form', { tag: '@full' }, async ({
  page,
  visitor,
  phone,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  await connectPhone(visitor, phone, '/send');
  const sender = new Sender(page);
  await sender.fill(harbour, '0.75');
  await expect(sender.review).toContainText('You send 0.75 ETH');
  await sender.send();
  await phone.reject();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.75');
  await sender.send();
  await phone.approve();
  await sender.openActivity();
  await expect(sender.transaction(/0\.75 ETH/)).toContainText('Confirmed');
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.75'));
});

test('pairing: session is restored after a reload and in another tab', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  phone,
  local,
}) => {
  await connectPhone(visitor, phone);
  await page.reload();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  const other = await context.newPage();
  await other.goto(local.url);
  await expect(other.getByRole('banner').getByRole('button', { name: /Account/ })).toBeVisible();
});

test('pairing: page follows account and network of the phone', { tag: '@full' }, async ({
  visitor,
  phone,
  local,
}) => {
  await connectPhone(visitor, phone);
  await phone.call('selectAccount', 1);
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
  await phone.call('selectChain', local.devnet.rollup.chain.id);
  await expect(visitor.networkButton).toHaveAccessibleName(/Local Rollup/);
});

test('pairing: wrong network of the phone is shown, and the payment is kept', {
  tag: '@long',
}, async ({ page, visitor, phone }) => {
  await connectPhone(visitor, phone, '/send');
  const sender = new Sender(page);
  await sender.fill(harbour, '0.75');
  await phone.call('emitChain', undefined, 10);
  const notice = sender.main.getByRole('alert').filter({ hasText: /Your phone is on .#10/ });
  await expect(notice).toContainText('This page stays on Local Ethereum.');
  await expect(visitor.networkButton).toHaveAccessibleName(/Local Ethereum/);
  await expect(sender.review).toContainText('You send 0.75 ETH');
  await expect(sender.review).toContainText('on Local Ethereum');
  await phone.call('emitChain');
  await expect(notice).toHaveCount(0);
});

test('pairing: page switches the network', { tag: '@full' }, async ({ visitor, phone }) => {
  await connectPhone(visitor, phone);
  await visitor.openNetworkDialog();
  await visitor.networkDialog.getByRole('button', { name: 'Local Rollup' }).click();
  await expect(visitor.networkButton).toHaveAccessibleName(/Local Rollup/);
});

test('pairing: disconnect on the phone disconnects the page', { tag: '@full' }, async ({
  visitor,
  phone,
}) => {
  await connectPhone(visitor, phone);
  await phone.call('deleteSession');
  await expect(visitor.connectButton).toBeVisible();
});

test('pairing: disconnect on the page ends the session of the phone', { tag: '@full' }, async ({
  page,
  visitor,
  phone,
}) => {
  await connectPhone(visitor, phone);
  await visitor.openAccountDialog();
  await visitor.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
  await expect.poll(() => phone.sites()).toEqual([]);
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
});

test('pairing: a request survives a restart of the relay', { tag: '@full' }, async ({
  page,
  visitor,
  phone,
  relay,
}) => {
  await showCode(visitor, '/sessions');
  await phone.pair(await scan(page));
  await phone.approve();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await expect
    .poll(() => phone.page.evaluate(() => Reflect.get(window, 'demoPhone').shown))
    .toBeTruthy();
  relay.restart('kept');
  await phone.approve();
  await expect(visitor.signInDialog).toHaveCount(0);
});

test('pairing: a silent relay is shown after 10 s (timeout), with Retry', {
  tag: '@full',
}, async ({ page, visitor, phone, relay }) => {
  relay.faults.silence();
  await showCode(visitor);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'does not answer',
    within(12_000),
  );
  relay.faults.clear();
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await phone.pair(await scan(page));
  await phone.approve();
  await expect(visitor.accountButton).toBeVisible();
});

test('pairing: choosing another wallet cancels the phone', {
  tag: '@full',
}, async ({ page, visitor, phone, wallet }) => {
  await showCode(visitor);
  const link = await scan(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await visitor.chooseWallet();
  await phone.pair(link).catch(() => {}); // A link that was given up need not be good any more.
  await wallet.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await visitor.openAccountDialog();
  await expect(visitor.accountDialog).not.toContainText('Phone wallet');
});

// A page is frozen over the DevTools protocol.
const sleeps = 'a page that sleeps while the phone answers hears it when it wakes';
test(sleeps, { tag: '@chromium' }, async ({ context, page, visitor, phone }) => {
  await showCode(visitor, '/sessions');
  await phone.pair(await scan(page));
  await phone.approve();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await expect
    .poll(() => phone.page.evaluate(() => Reflect.get(window, 'demoPhone').shown))
    .toBeTruthy();
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await phone.approve();
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(visitor.signInDialog).toHaveCount(0);
});

test('pairing: several payments are one prompt on the phone', { tag: '@full' }, async ({
  page,
  visitor,
  phone,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  await connectPhone(visitor, phone, '/send');
  const sender = new Sender(page);
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await page.getByLabel('Recipient 1', { exact: true }).fill(harbour);
  await page.getByLabel('Amount 1', { exact: true }).fill('0.1');
  await page.getByLabel('Recipient 2', { exact: true }).fill(harbour);
  await page.getByLabel('Amount 2', { exact: true }).fill('0.2');
  await expect(sender.review).toContainText('0.2 ETH');
  await sender.send();
  await phone.approve();
  await expect
    .poll(async () => (await client.getBalance({ address: harbour })) - before)
    .toBe(parseEther('0.3'));
});

test('pairing: a wallet without pairing has no code on desktop', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.connectDialog.getByRole('button', { name: 'Coinbase Wallet' }).click();
  await expect(page.getByRole('dialog')).toContainText('Install Coinbase Wallet');
  await expect(
    page.getByRole('dialog').getByRole('img', { name: /connects a wallet/ }),
  ).toHaveCount(0);
});

const phones = {
  'an iPhone': {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    link: /^metamask:\/\/wc\?uri=(wc%3A[^#]*)$/,
  },
  Android: {
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    link: /^intent:\/\/wc\?uri=(wc%3A[^#]*)#Intent;scheme=metamask;package=io\.metamask;/,
  },
};

for (const [name, { agent, link }] of Object.entries(phones)) {
  test.describe(`on ${name}`, () => {
    test.use({
      viewport: { width: 390, height: 800 },
      userAgent: agent,
      hasTouch: true,
      isMobile: true,
    });

    test('a wallet is a real link, ready before the tap', async ({ page, visitor, phone }) => {
      await page.goto('/');
      await visitor.openConnectDialog();
      const row = visitor.connectDialog.getByRole('link', { name: /MetaMask/ });
      await expect(row).toHaveAttribute('href', link);
      const [, uri = ''] = link.exec((await row.getAttribute('href')) ?? '') ?? [];
      await phone.pair(decodeURIComponent(uri));
      await phone.approve();
      await expect(visitor.accountButton).toBeVisible();
    });

    test('a silent relay blocks approvals; the wallet’s own browser works without a relay', {
      tag: '@full',
    }, async ({ page, visitor, relay }) => {
      relay.faults.silence();
      await page.goto('/');
      await visitor.openConnectDialog();
      await visitor.connectDialog.getByRole('button', { name: 'MetaMask' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Preparing…');
      await expect(dialog).not.toContainText('Approve');
      const inside = dialog.getByRole('link', { name: 'Open in MetaMask’s browser' });
      await expect(inside).toHaveAttribute('href', /^https:\/\/link\.metamask\.io\/dapp\//);
      await expect(dialog.getByRole('alert')).toContainText('does not answer', within(12_000));
      await expect(inside).toBeVisible();
      relay.faults.clear();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog.getByRole('link', { name: 'Open MetaMask' })).toHaveAttribute(
        'href',
        link,
      );
    });
  });
}
