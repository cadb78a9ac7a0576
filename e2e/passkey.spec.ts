import { parseEther } from 'viem';
import { placeLink } from '../apps/page/src/place/placeLink.ts';
import { addAuthenticator } from './authenticator.ts';
import { changeJson } from './changeJson.ts';
import { expect, prepareContext } from './fixtures.ts';
import {
  localhostUrl,
  openPasskeys,
  pay,
  payTwice,
  press,
  recipient,
  sessionOf,
  signInWithPasskey,
  test,
} from './passkeyVisitor.ts';
import { Visitor } from './visitor.ts';

// Every further worker would start a server.
test.describe.configure({ mode: 'default' });

// The authenticator is Chromium's.
test.describe('passkeys', { tag: '@chromium' }, () => {
  test('one click creates an account and signs in; the first payment deploys it', async ({
    page,
    visitor,
    local,
  }) => {
    const authenticator = await addAuthenticator(page);
    const account = await signInWithPasskey(visitor, local.url);
    expect(await authenticator.count()).toBe(1);
    const [first, later] = await payTwice(page, local, account);
    expect(first).toBeLessThanOrEqual(480_000);
    expect(later).toBeLessThanOrEqual(95_000);
  });

  test('one click on the page creates an account and signs in; the next visit signs in by it', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const authenticator = await addAuthenticator(page);
    await page.goto(localhostUrl(local.url));
    const create = page.getByRole('button', { name: 'Create an account with a passkey' });
    await create.click();
    await expect(visitor.accountButton).toBeVisible();
    await expect(visitor.connectDialog).toHaveCount(0);
    const session = await sessionOf(page);
    expect(session?.address).toMatch(/^0x/);
    // It says which passkey: by an assertion, not by a message.
    expect(session?.credential).toMatch(/^[\w-]{16,}$/);
    expect(await authenticator.count()).toBe(1);
    expect(await authenticator.touches()).toBe(2);
    await visitor.accountButton.click();
    await press(page, 'Disconnect');
    await create.click();
    await expect(visitor.accountButton).toBeVisible();
    await expect.poll(() => sessionOf(page)).toMatchObject({ address: session?.address });
    expect(await authenticator.count()).toBe(1);
  });

  test('rejecting the passkey returns to the choice and creates none by itself', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const authenticator = await addAuthenticator(page);
    await authenticator.setVerified(false);
    await page.goto(localhostUrl(local.url));
    await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
    await expect(page.getByText('Nothing has happened.')).toBeVisible();
    await authenticator.setVerified(true);
    await visitor.connectDialog.getByRole('button', { name: 'Back' }).click();
    await visitor.connectDialog.getByRole('button', { name: /Continue with a passkey/ }).click();
    await expect(
      page.getByRole('button', { name: 'Create an account', exact: true }),
    ).toBeVisible();
    expect(await authenticator.count()).toBe(0);
  });

  test('cancelling aborts the browser’s request, and the next starts immediately', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const authenticator = await addAuthenticator(page);
    await authenticator.setPresent(false);
    await openPasskeys(visitor, local.url);
    await press(page, 'I already have one');
    await press(page, 'Cancel');
    await press(page, 'Create an account');
    await press(page, 'Cancel');
    await authenticator.setPresent(true);
    await press(page, 'Create an account');
    await expect(visitor.accountButton).toBeVisible();
    expect(await authenticator.count()).toBe(1);
    expect(await authenticator.touches()).toBe(2);
  });

  test('a payment whose check fails to load is signed after Retry', { tag: '@full' }, async ({
    page,
    visitor,
    local,
  }) => {
    await addAuthenticator(page);
    const account = await signInWithPasskey(visitor, local.url);
    await local.devnet.ethereum.client.setBalance({ address: account, value: parseEther('1') });
    const part = /\/explainReview-[\w-]+\.js$/;
    await page.route(part, (route) => route.abort());
    await page.goto(`${localhostUrl(local.url)}/send`);
    const review = await pay(page, '0.25');
    await expect(review.getByRole('alert')).toContainText('This could not be checked');
    const sign = review.getByRole('button', { name: 'Sign with passkey' });
    await expect(sign).toHaveAttribute('aria-disabled', 'true');
    await page.unroute(part);
    await review.getByRole('button', { name: 'Retry' }).click();
    await expect(sign).toHaveAttribute('aria-disabled', 'false');
    await sign.click();
    await expect(page.getByRole('main')).toContainText('0.25 ETH');
    await expect(review).toHaveCount(0);
  });

  test('a delayed relay is shown beside its transactions until they are mined', {
    tag: '@full',
  }, async ({ page, visitor, local }) => {
    await addAuthenticator(page);
    const account = await signInWithPasskey(visitor, local.url);
    const { client } = local.devnet.ethereum;
    await client.setBalance({ address: account, value: parseEther('1') });
    await changeJson(page, '**/relay', ({ networks }: { networks: object[] }) => ({
      networks: networks.map((network) => ({ ...network, isDelayed: true })),
    }));
    await client.setAutomine(false);
    await page.goto(`${localhostUrl(local.url)}/send`);
    await pay(page, '0.25');
    await press(page, 'Sign with passkey');
    const notice = page.getByRole('alert').filter({ hasText: 'is held up on Local Ethereum' });
    await expect(notice).toContainText('sent by itself');
    await page.getByRole('link', { name: 'Activity', exact: true }).first().click();
    await expect(notice).toBeVisible();
    await client.setAutomine(true);
    await client.mine({ blocks: 1 });
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('the account is restored after a reload without a prompt', async ({
    page,
    visitor,
    local,
  }) => {
    const authenticator = await addAuthenticator(page);
    await signInWithPasskey(visitor, local.url);
    await authenticator.setVerified(false);
    await page.reload();
    await expect(visitor.accountButton).toBeVisible();
  });

  test('rejecting the browser’s prompt changes nothing and can be retried', async ({
    page,
    visitor,
    local,
  }) => {
    const authenticator = await addAuthenticator(page);
    await authenticator.setVerified(false);
    await openPasskeys(visitor, local.url);
    await press(page, 'Create an account');
    await expect(page.getByText('Nothing has happened.')).toBeVisible();
    await authenticator.setVerified(true);
    await press(page, 'Create an account');
    await expect(visitor.accountButton).toBeVisible();
  });

  test('another device finds the account and signs in by one touch, also without the server', {
    tag: '@long',
  }, async ({ page, visitor, local, context }) => {
    const here = await addAuthenticator(page);
    const account = await signInWithPasskey(visitor, local.url);
    for (const hasServer of [true, false]) {
      const device = await context.browser()?.newContext();
      if (!device) throw new Error('No browser');
      await prepareContext(device, 'device');
      const other = new Visitor(await device.newPage());
      await here.copyTo(await addAuthenticator(other.page));
      if (!hasServer) await other.page.route('**/accounts/**', (route) => route.abort());
      if (!hasServer) await other.page.route('**/auth/assertion', (route) => route.abort());
      await openPasskeys(other, local.url);
      await press(other.page, 'I already have one');
      await expect(other.accountButton).toBeVisible();
      await expect.poll(() => sessionOf(other.page)).toMatchObject({ address: account });
      const session = await sessionOf(other.page);
      expect(session?.credential !== undefined).toBe(hasServer);
      await device.close();
    }
  });

  test('rejecting the review signs nothing', async ({ page, visitor, local }) => {
    await addAuthenticator(page);
    const account = await signInWithPasskey(visitor, local.url);
    const { client } = local.devnet.ethereum;
    await client.setBalance({ address: account, value: parseEther('1') });
    await page.goto(`${localhostUrl(local.url)}/send`);
    const review = await pay(page, '0.1');
    await press(page, 'Reject');
    await expect(review).toHaveCount(0);
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.1');
    expect(await client.getCode({ address: account })).toBeUndefined();
  });

  for (const [state, answer, words] of [
    ['is empty', { error: 'relay-empty', message: 'In English.' }, 'nothing left to pay fees'],
    ['is not there', undefined, 'If it was sent already, this one changes nothing'],
  ] as const) {
    test(`where the relay ${state}, the wallet of the browser sends the payment, and pays`, {
      tag: answer ? ['@full'] : '@long',
    }, async ({ page, visitor, wallet, local }) => {
      await addAuthenticator(page);
      const account = await signInWithPasskey(visitor, local.url);
      const { client } = local.devnet.ethereum;
      await client.setBalance({ address: account, value: parseEther('1') });
      await page.route('**/relay', (route) =>
        answer ? route.fulfill({ status: 503, json: answer }) : route.abort(),
      );
      await page.goto(`${localhostUrl(local.url)}/send`);
      await pay(page, '0.25');
      await press(page, 'Sign with passkey');
      const dialog = page.getByRole('dialog', { name: 'Mooring did not send it' });
      await expect(dialog).toContainText(words);
      await dialog.getByRole('button', { name: 'Demo Wallet' }).click();
      await expect(dialog).toContainText('Confirm in Demo Wallet');
      await expect(wallet.window).toContainText('wants to see your accounts');
      // Its next question may come before this one is seen to have gone.
      await wallet.window.getByRole('button', { name: 'Approve' }).click();
      await expect(wallet.window).toContainText('asks you to send a transaction');
      await wallet.approve();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Confirmed').first()).toBeVisible();
      expect(await client.getBalance({ address: account })).toBe(parseEther('0.75'));
      // wagmi’s connection stayed the account’s.
      expect(await sessionOf(page)).toMatchObject({ address: account });
      await expect(visitor.accountButton).toBeVisible();
      await expect(page.getByLabel('Recipient', { exact: true })).toHaveValue('');
    });
  }

  test('a second owner is added and shown on the multisig page', {
    tag: '@full',
  }, async ({ page, visitor, local }) => {
    await addAuthenticator(page);
    const account = await signInWithPasskey(visitor, local.url);
    await visitor.accountButton.click();
    await press(page, 'Back up this account');
    const backup = page.getByRole('dialog', { name: 'Back up this account' });
    await expect(backup).toContainText('Passkey of this device');
    await backup.getByRole('button', { name: 'Add a wallet as owner' }).first().click();
    await page.getByLabel('Address or name of the wallet').fill(recipient);
    await page.getByRole('button', { name: 'Add a wallet as owner' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Review and sign' })).toContainText(
      'Add the owner',
    );
    await press(page, 'Sign with passkey');
    const { client, chain } = local.devnet.ethereum;
    await expect.poll(() => client.getCode({ address: account })).toBeDefined();
    await page.goto(`${localhostUrl(local.url)}${placeLink(chain.id, account)}`);
    const owners = page.getByRole('main');
    const passkey = owners.getByRole('listitem').filter({ hasText: 'Passkey' });
    await expect(passkey).toContainText('You');
    await expect(owners).toContainText(recipient);
    await expect(owners.getByText('You', { exact: true })).toHaveCount(2);
  });

  test('the passkey of this device is removed once another owner exists', async ({
    page,
    visitor,
    local,
  }) => {
    await addAuthenticator(page);
    await signInWithPasskey(visitor, local.url);
    await visitor.accountButton.click();
    await press(page, 'Back up this account');
    const backup = page.getByRole('dialog', { name: 'Back up this account' });
    await backup.getByRole('button', { name: 'Add a wallet as owner' }).first().click();
    await page.getByLabel('Address or name of the wallet').fill(recipient);
    await page.getByRole('button', { name: 'Add a wallet as owner' }).last().click();
    await press(page, 'Sign with passkey');
    const own = backup.getByRole('listitem').filter({ hasText: 'Passkey of this device' }).first();
    await own.getByRole('button', { name: 'Remove' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove an owner' });
    await expect(removal).toContainText('This device can then no longer sign on Local Ethereum.');
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review and sign' });
    await expect(review).toContainText('Remove the owner');
    await press(page, 'Sign with passkey');
    await expect(backup).toContainText('The passkey of this device is no longer an owner.');
  });
});
