import { DEMO_ACCOUNTS } from '@mooring/devnet';
import type { BrowserContext, Page } from '@playwright/test';
import { changeJson } from './changeJson.ts';
import { expect, prepareContext, test } from './fixtures.ts';
import { storeConnection } from './storedConnection.ts';
import { Visitor } from './visitor.ts';

/** Region of devices in the page. */
function devices(page: Page) {
  return page.getByRole('region', { name: 'Devices' });
}

/** Opens the Sign in dialog on the sessions page, with accounts connected on an earlier visit. */
async function arrive(visitor: Visitor, shared = 1) {
  const accounts = DEMO_ACCOUNTS.slice(0, shared).map(({ address }) => address);
  await storeConnection(visitor.page, { wallet: 'demo', accounts });
  await visitor.page.goto('/sessions');
  await visitor.signInButton.click();
  await expect(visitor.signInDialog).toBeVisible();
}

/** Signs in, and signs out all other devices of earlier tests. */
async function signIn(visitor: Visitor) {
  await arrive(visitor);
  await visitor.signMessage();
  await expect(devices(visitor.page)).toContainText('This device');
  await visitor.page.evaluate(async () => {
    const { sessions } = await (await fetch('/auth/sessions')).json();
    for (const { id, current } of sessions) {
      if (!current) await fetch(`/auth/sessions/${id}`, { method: 'DELETE' });
    }
  });
  await visitor.page.reload();
  await expect(devices(visitor.page).getByRole('listitem')).toHaveCount(1);
}

/** Browser of another device. */
async function anotherDevice(context: BrowserContext, url: string) {
  const device = await context.browser()?.newContext({ baseURL: url });
  if (!device) throw new Error('No browser');
  await prepareContext(device, 'device');
  return { device, visitor: new Visitor(await device.newPage()) };
}

test('sign-in: connects and signs in with one prompt where the wallet can', async ({
  page,
  visitor,
  wallet,
  local,
}) => {
  await wallet.behaves({ connectsWithSignIn: true });
  await page.goto('/sessions');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  const host = new URL(local.url).host;
  await expect(wallet.window).toContainText('and to sign you in');
  await expect(wallet.window).toContainText(`${host} wants you to sign in`);
  await wallet.approve();
  await expect(visitor.connectDialog).toHaveCount(0);
  await expect(visitor.signInDialog).toHaveCount(0);
  await expect(devices(page).getByRole('listitem')).toContainText(['This device']);
});

test('sign-in: follows connecting on a page that needs it, with the shown message', async ({
  page,
  visitor,
  wallet,
  local,
}) => {
  await visitor.recordSpoken();
  await page.goto('/sessions');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.approve();
  await expect(visitor.signInDialog).toBeVisible();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  const host = new URL(local.url).host;
  await expect(wallet.window).toContainText(`${host} wants you to sign in`);
  await expect(wallet.window).toContainText(`URI: ${local.url}`);
  await wallet.approve();
  await expect(visitor.signInDialog).toHaveCount(0);
  await expect(devices(page).getByRole('listitem')).toContainText(['This device']);
  await expect.poll(() => visitor.spoken()).toContain('Signed in');
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
});

test('sign-in: a reload stays signed in without a prompt', { tag: '@full' }, async ({
  page,
  visitor,
  wallet,
}) => {
  await signIn(visitor);
  await page.reload();
  await expect(devices(page)).toContainText('This device');
  await expect(visitor.signInDialog).toHaveCount(0);
  await expect(wallet.window).toHaveCount(0);
});

test('sign-in: a rejected signature is no error and can be retried', {
  tag: '@full',
}, async ({ visitor, wallet }) => {
  await arrive(visitor);
  const sign = visitor.signInDialog.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await wallet.reject();
  await expect(sign).toBeEnabled();
  await expect(visitor.signInDialog.getByRole('alert')).toHaveCount(0);
  await visitor.signMessage();
});

test('sign-in: cancelling ignores a late signature', {
  tag: '@full',
}, async ({ page, visitor, wallet }) => {
  await arrive(visitor);
  const verified: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/verify')) verified.push(request.url());
  });
  await wallet.configure({ autoApprove: true, slowMs: 1_500 });
  const sign = visitor.signInDialog.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await visitor.signInDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(sign).toBeEnabled();
  // The wallet responds in order: this response comes after the signature.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener(
          'eip6963:announceProvider',
          (event) => {
            const { provider } = Reflect.get(event, 'detail');
            resolve(provider.request({ method: 'eth_chainId' }));
          },
          { once: true },
        );
        window.dispatchEvent(new Event('eip6963:requestProvider'));
      }),
  );
  expect(verified).toEqual([]);
  expect(await sessionOf(page)).toBeNull();
});

// Firefox over BiDi does not report request bodies.
const freshNonce = 'a wallet that fails to sign says so, and trying again takes a fresh nonce';
test(freshNonce, { tag: ['@chromium', '@full'] }, async ({ page, visitor, wallet }) => {
  const nonces: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/auth/verify')) return;
    nonces.push(/Nonce: (\w+)/.exec(request.postDataJSON().message)?.[1] ?? '');
  });
  await arrive(visitor);
  await wallet.configure({ fail: { personal_sign: { code: -32603, message: 'Out of ink' } } });
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  const problem = visitor.signInDialog.getByRole('alert');
  await expect(problem).toContainText('Your wallet did not sign the message.');
  await wallet.configure({ fail: {} });
  await page.route('**/auth/verify', (route) => route.abort(), { times: 1 });
  await visitor.signInDialog.getByRole('button', { name: 'Try again' }).click();
  await wallet.approve();
  await expect(problem).toContainText('The signature could not be verified');
  await visitor.signInDialog.getByRole('button', { name: 'Try again' }).click();
  await wallet.approve();
  await expect(visitor.signInDialog).toHaveCount(0);
  expect(new Set(nonces).size).toBe(2);
});

test('sign-in: a missing nonce is shown, with Retry', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await page.route('**/auth/nonce', (route) => route.abort());
  await arrive(visitor);
  await expect(visitor.signInDialog.getByRole('alert')).toContainText('could not be prepared');
  await page.unroute('**/auth/nonce');
  await visitor.signInDialog.getByRole('button', { name: 'Try again' }).click();
  await visitor.wallet.approve();
  await expect(visitor.signInDialog).toHaveCount(0);
});

test('sign-in: a refused signature is shown', { tag: '@full' }, async ({
  page,
  visitor,
  wallet,
}) => {
  await page.route('**/auth/verify', (route) =>
    route.fulfill({ status: 401, json: { error: 'signature-invalid' } }),
  );
  await arrive(visitor);
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await wallet.approve();
  await expect(visitor.signInDialog.getByRole('alert')).toContainText('could not be verified');
  await page.unroute('**/auth/verify');
  await visitor.signInDialog.getByRole('button', { name: 'Try again' }).click();
  await wallet.approve();
  await expect(visitor.signInDialog).toHaveCount(0);
});

test('sessions: a second device is listed and signed out', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  local,
}) => {
  await signIn(visitor);
  const second = await anotherDevice(context, local.url);
  await arrive(second.visitor);
  await second.visitor.signMessage();
  await expect(devices(second.visitor.page).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  const rows = devices(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows
    .filter({ hasNotText: 'This device' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(rows).toHaveCount(1);

  await second.visitor.page.reload();
  await expect(devices(second.visitor.page)).toHaveCount(0);
  await expect(second.visitor.header.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await second.device.close();
});

test('sessions: many devices are shown page by page', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await signIn(visitor);
  const other = (device: string, digit: string) => ({ device, id: digit.repeat(32) });
  // The server's response with more than fifty devices; signing in so often is rate-limited.
  await changeJson(page, '**/auth/sessions', ({ sessions: [here] }: { sessions: object[] }) => {
    const second = { ...here, ...other('Safari, iPad', 'b'), current: false };
    return { sessions: [here, second], next: 'further-on' };
  });
  await page.route('**/auth/sessions/after/further-on', async (route) => {
    const { session } = await (await page.request.get('/auth/session')).json();
    const again = { ...session, ...other('Safari, iPad', 'b'), current: false };
    const last = { ...session, ...other('Edge, Windows', 'c'), current: false };
    await route.fulfill({ json: { sessions: [again, last], next: null } });
  });
  await page.reload();
  const rows = devices(page).getByRole('listitem');
  await expect(rows).toContainText(['This device', 'Safari, iPad']);
  await devices(page).getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toContainText(['This device', 'Safari, iPad', 'Edge, Windows']);
  await expect(devices(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(rows).toHaveCount(3);
});

test('sessions: signs out everywhere', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  local,
}) => {
  await signIn(visitor);
  const second = await anotherDevice(context, local.url);
  await arrive(second.visitor);
  await second.visitor.signMessage();
  await devices(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(devices(page)).toHaveCount(0);
  expect(await sessionOf(page)).toBeNull();
  expect(await sessionOf(second.visitor.page)).toBeNull();
  await second.device.close();
});

test('sessions: signing out in one tab signs out the other', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  local,
}) => {
  await signIn(visitor);
  const other = await context.newPage();
  await other.goto(`${local.url}/sessions`);
  await expect(devices(other)).toContainText('This device');
  await other.goto(local.url);
  const tab = new Visitor(other);
  await tab.openAccountDialog();
  await tab.accountDialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(page)).toHaveCount(0);
  await expect(visitor.header.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('sign-in: a switched account needs its own sign-in, without an automatic prompt', async ({
  page,
  visitor,
  wallet,
}) => {
  await arrive(visitor, 2);
  await visitor.signMessage();
  await wallet.selectAccount(1);
  await expect(visitor.signInDialog).toContainText(/The sign-in belongs to mira\.eth/);
  await expect(wallet.window).toHaveCount(0);
  await expect(devices(page)).toHaveCount(0);

  // Back to the signed-in account: no sign-in needed.
  await page.keyboard.press('Escape');
  await wallet.selectAccount(0);
  await expect(devices(page)).toContainText('This device');

  await wallet.selectAccount(1);
  await visitor.signMessage();
  await expect(devices(page)).toContainText('This device');
  const session: unknown = await sessionOf(page);
  expect(session).toMatchObject({ address: expect.stringMatching(/^0x7099/i) });
});

test('sign-in: disconnecting signs out once', { tag: '@long' }, async ({ page, visitor }) => {
  await signIn(visitor);
  const signOuts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/sign-out')) signOuts.push(request.url());
  });
  await visitor.openAccountDialog();
  await visitor.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
  expect(await sessionOf(page)).toBeNull();
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
  expect(signOuts).toHaveLength(1);
});

test('sign-in: offered in the Account dialog on pages that do not need it', {
  tag: '@full',
}, async ({ page, visitor, wallet }) => {
  await visitor.arriveConnected();
  await expect(visitor.signInDialog).toHaveCount(0);
  await visitor.openAccountDialog();
  await visitor.accountDialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.signInDialog).toBeVisible();
  await visitor.signMessage();
  await page.goto('/sessions');
  await expect(devices(page)).toContainText('This device');
  await expect(wallet.window).toHaveCount(0);
});

test('contacts: stored with the account, suggested when sending, hidden from others', async ({
  page,
  visitor,
  wallet,
  local,
}) => {
  const [, second, third] = local.devnet.accounts;
  if (!second || !third) throw new Error('There are several accounts');
  await arrive(visitor, 2);
  await visitor.signMessage();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await form.getByLabel('Name').fill('Keeper of the light');
  await form.getByLabel('Address').fill(second.address);
  await form.getByLabel('Note').fill('Rent');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await expect(contacts).toContainText('Keeper of the light');

  await page
    .getByLabel('Import', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'people.vcf',
      mimeType: 'text/vcard',
      buffer: Buffer.from(
        `BEGIN:VCARD\nFN:Zoe\nEND:VCARD\nBEGIN:VCARD\nFN:Ana\nURL:ethereum:${third.address}\nEND:VCARD\n`,
      ),
    });
  const preview = page.getByRole('dialog', { name: 'Import contacts' });
  await expect(preview.getByText('1 new contact')).toBeVisible();
  await expect(preview.getByText('1 entry without an Ethereum address is left out')).toBeVisible();
  await preview.getByRole('button', { name: 'Import 1 contact' }).click();
  await preview.getByRole('button', { name: 'Done' }).click();
  await expect(contacts).toContainText('Ana');

  await page.goto('/send');
  const recipient = page.getByRole('combobox', { name: /Recipient|To/ });
  await recipient.fill('keep');
  await page.getByRole('option', { name: /Keeper of the light/ }).click();
  await expect(recipient).toHaveValue(second.address);
  await expect(page.getByText('From your contacts: Keeper of the light')).toBeVisible();

  await wallet.selectAccount(1);
  await expect(visitor.signInDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: /Recipient|To/ })).toBeVisible();
  await expect(recipient).toHaveCount(0);
});

test('contacts: warns of a burn address, typed and in a file', async ({ page, visitor }) => {
  const nobody = '0x000000000000000000000000000000000000dEaD';
  await arrive(visitor);
  await visitor.signMessage();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  const warning = /Nobody has the keys to this address/;
  await form.getByLabel('Address').fill('https://etherscan.io/address/0x1234');
  await expect(form).not.toContainText(warning);
  await form.getByLabel('Address').fill(`https://etherscan.io/address/${nobody}`);
  await expect(form).toContainText(warning);
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'contacts.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`name,address,note\r\nNobody,${nobody},\r\n`),
  });
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText(warning);
  await expect(preview).toContainText(nobody);
});

test('contacts: added by name, with the resolved address', { tag: '@long' }, async ({
  page,
  visitor,
  local,
}) => {
  const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
  await arrive(visitor);
  await visitor.signMessage();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  const address = form.getByLabel('Address');
  await form.getByLabel('Name').fill('Harbour master');
  await expect(address).toHaveAccessibleDescription('An address, or a name that resolves to one.');
  await address.fill('nobody-has-this.eth');
  await expect(address).toHaveAccessibleDescription('No address was found for this name.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(address).toBeFocused();
  await address.fill(`base:${harbour}`);
  await address.blur();
  await expect(address).toHaveAccessibleDescription('This address is for another network: base.');
  await address.fill(`${local.devnet.rollup.chain.id}:${harbour}`);
  await expect(address).toHaveAccessibleDescription('');
  await address.fill('harbour.eth');
  await expect(address).toHaveAccessibleDescription(`Resolves to ${harbour}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await expect(contacts).toContainText('Harbour master');
  await expect(contacts).toContainText(harbour);
});

/** Session of the page's browser, from the server. */
async function sessionOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await fetch('/auth/session')).json()).session);
}
