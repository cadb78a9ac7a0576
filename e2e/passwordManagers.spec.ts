import { parseEther } from 'viem';
import { expect } from './fixtures.ts';
import {
  localhostUrl,
  openPasskeys,
  pay,
  press,
  sessionOf,
  signInWithPasskey,
  test,
} from './passkeyVisitor.ts';
import { installPasswordManager } from './passwordManager.ts';

// Every further worker would start a server.
test.describe.configure({ mode: 'default' });

/** Errors of browsers and password managers, and the beginning of the shown text. */
const failures = [
  ['NotAllowedError', 'Nothing has happened.'],
  ['NotReadableError', 'Your device or its password manager reported an error.'],
  ['UnknownError', 'Your device or its password manager reported an error.'],
  ['InvalidStateError', 'Your device or its password manager reported an error.'],
  ['OperationError', 'Another request for a passkey is still open'],
  ['AbortError', 'Another request for a passkey is still open'],
  ['TimeoutError', 'The passkey did not respond in time.'],
  ['ConstraintError', 'This device or password manager cannot check that it is you.'],
  ['NotSupportedError', 'does not have the kind of passkey that an account needs'],
  ['SecurityError', 'The address of this page cannot use this passkey.'],
] as const;

test.describe('password managers', { tag: '@chromium' }, () => {
  for (const hasSignals of [true, false]) {
    const words = hasSignals
      ? 'Your browser was asked to remove it.'
      : 'Delete it in your password manager.';
    test(`one that orders client data alphabetically makes no account: ${words}`, {
      tag: hasSignals ? [] : '@full',
    }, async ({ page, visitor, local }) => {
      const manager = await installPasswordManager(page, localhostUrl(local.url), { hasSignals });
      manager.behave({ sortsClientData: true });
      await openPasskeys(visitor, local.url);
      await press(page, 'Create an account');
      const dialog = visitor.connectDialog;
      await expect(dialog.getByRole('alert')).toContainText(
        'writes signatures that the account’s contracts do not accept',
      );
      await expect(dialog.getByRole('alert')).toContainText(
        `The passkey “Mooring” was created in vain. ${words}`,
      );
      await expect(page.getByText(/0x[0-9a-f]{4}/i)).toHaveCount(0);
      const [orphan, ...others] = manager.list();
      expect(others).toEqual([]);
      expect(await manager.reported()).toEqual(hasSignals ? [orphan?.id] : []);
      expect(await sessionOf(page)).toBeNull();

      // A reload brings none back, and a good keeper's is taken.
      await page.reload();
      await expect(visitor.connectButton).toBeVisible();
      manager.behave();
      await signInWithPasskey(visitor, local.url);
      const [, taken] = manager.list();
      expect(await sessionOf(page)).toMatchObject({ credential: taken?.id });
    });
  }

  test('one that reorders client data of signatures only makes no account', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const manager = await installPasswordManager(page, localhostUrl(local.url));
    manager.behave({
      rewriteClientData: (text) =>
        text.includes('webauthn.get')
          ? JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).toSorted()))
          : text,
    });
    await openPasskeys(visitor, local.url);
    await press(page, 'Create an account');
    await expect(visitor.connectDialog.getByRole('alert')).toContainText('do not accept');
    expect(manager.asked()).toBe(2);
    expect(await sessionOf(page)).toBeNull();
    await expect(page.getByText(/0x[0-9a-f]{4}/i)).toHaveCount(0);
  });

  test('a WebAuthn level 1 authenticator creates an account and signs in with two prompts', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    // Firefox has it from 119 on.
    await page.addInitScript(() => {
      Reflect.deleteProperty(AuthenticatorAttestationResponse.prototype, 'getPublicKey');
    });
    const manager = await installPasswordManager(page, localhostUrl(local.url));
    manager.behave({ isLevelOne: true });
    await signInWithPasskey(visitor, local.url);
    expect(manager.asked()).toBe(2);
    expect(await sessionOf(page)).toMatchObject({ credential: manager.list()[0]?.id });
  });

  test('one that orders client data alphabetically is refused as a second owner', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const manager = await installPasswordManager(page, localhostUrl(local.url));
    await signInWithPasskey(visitor, local.url);
    const [first] = manager.list();
    // The next one is asked on a device without the first.
    if (first) manager.remove(first.id);
    manager.behave({ sortsClientData: true });
    await visitor.accountButton.click();
    await press(page, 'Back up this account');
    await page
      .getByRole('button', { name: /^Add another passkey/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add another passkey', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Add another passkey' });
    await expect(dialog.getByRole('alert')).toContainText('“Mooring 2” was created in vain');
    await expect(page.getByRole('dialog', { name: 'Review and sign' })).toHaveCount(0);
  });

  for (const [name, words] of failures) {
    test(`${name} says what to do, and the next attempt succeeds`, {
      tag: name === 'NotReadableError' ? '@long' : '@full',
    }, async ({ page, visitor, local }) => {
      const manager = await installPasswordManager(page, localhostUrl(local.url));
      manager.behave({ fails: name });
      await openPasskeys(visitor, local.url);
      await press(page, 'Create an account');
      await expect(visitor.connectDialog).toContainText(words);
      await expect(visitor.connectDialog).not.toContainText('That did not work');
      manager.behave();
      await press(page, 'Create an account');
      await expect(visitor.accountButton).toBeVisible();
    });
  }

  test('a payment that the device fails to sign shows the error and is retried', {
    tag: '@full',
  }, async ({ page, visitor, local }) => {
    const manager = await installPasswordManager(page, localhostUrl(local.url));
    const account = await signInWithPasskey(visitor, local.url);
    const { client } = local.devnet.ethereum;
    await client.setBalance({ address: account, value: parseEther('1') });
    await page.goto(`${localhostUrl(local.url)}/send`);
    manager.behave({ fails: 'NotReadableError' });
    const review = await pay(page, '0.25');
    await press(page, 'Sign with passkey');
    await expect(review.getByRole('alert')).toContainText('reported an error. Unlock it');
    await expect(review).toContainText('Send 0.25 ETH to');
    manager.behave();
    await press(page, 'Sign with passkey');
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    expect(await client.getBalance({ address: account })).toBe(parseEther('0.75'));
  });

  test('cancelling aborts a hanging request; another choice starts fresh', {
    tag: '@full',
  }, async ({ page, visitor, local }) => {
    const manager = await installPasswordManager(page, localhostUrl(local.url));
    await openPasskeys(visitor, local.url);
    manager.behave({ hangs: true });
    await press(page, 'I already have one');
    await expect.poll(() => manager.asked()).toBe(1);
    await press(page, 'Cancel');
    manager.behave();
    await press(page, 'Create an account');
    await expect(visitor.accountButton).toBeVisible();
    const [made] = manager.list();
    expect(await sessionOf(page)).toMatchObject({ credential: made?.id });
    expect(manager.asked()).toBe(3);
  });

  test('a rejected first touch keeps the passkey; one more creates the account', {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const manager = await installPasswordManager(page, localhostUrl(local.url));
    await page.route('**/auth/nonce', async (route) => {
      // The one of the touch after the creation.
      if (manager.list().length > 0) manager.behave({ refuses: true });
      await route.continue();
    });
    await openPasskeys(visitor, local.url);
    await press(page, 'Create an account');
    await expect(page.getByText('Nothing has happened.')).toBeVisible();
    await page.unroute('**/auth/nonce');
    manager.behave();
    await page.reload();
    await expect(visitor.connectButton).toBeVisible();
    await openPasskeys(visitor, local.url);
    await expect(visitor.accountButton).toBeVisible();
    await expect.poll(() => sessionOf(page)).toMatchObject({ credential: manager.list()[0]?.id });
    expect(manager.list()).toHaveLength(1);
  });
});
