import { RECOVERY_MODULES } from '@mooring/devnet';
import type { BrowserContext, Page } from '@playwright/test';
import { type Address, getAddress, parseEther } from 'viem';
import { addAuthenticator } from './authenticator.ts';
import { expect, prepareContext } from './fixtures.ts';
import { setUpGuardians } from './guardianScreen.ts';
import { PasskeyOwner } from './passkeyOwner.ts';
import { localhostUrl, pay, press, recipient, signInWithPasskey, test } from './passkeyVisitor.ts';
import { Visitor } from './visitor.ts';
import { within } from './weather/weather.ts';

const module = RECOVERY_MODULES[7];
const stranger: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** Opens another device, with an authenticator of its own. */
async function openDevice(context: BrowserContext, title: string): Promise<Page> {
  const device = await context.browser()?.newContext();
  if (!device) throw new Error('The context has no browser.');
  await prepareContext(device, title);
  const page = await device.newPage();
  await addAuthenticator(page);
  return page;
}

/** Compares and signs as a guardian, and returns the link to send back. */
async function signAsGuardian(page: Page, approve: () => Promise<void>): Promise<string> {
  await page.getByRole('checkbox', { name: /the digits are the same/ }).check();
  await press(page, 'Sign for Local Ethereum');
  await approve();
  await expect(page.getByText('You have signed.')).toBeVisible();
  return page.url();
}

test.describe.configure({ timeout: 240_000 });

// The authenticator is Chromium's.
test.describe('a lost passkey', { tag: '@chromium' }, () => {
  test('is replaced by guardians, a wallet and a passkey account, and the new one pays', async ({
    page,
    visitor,
    context,
    local,
  }) => {
    const { client } = local.devnet.ethereum;
    await addAuthenticator(page);
    const account = getAddress(await signInWithPasskey(visitor, local.url));
    await client.setBalance({ address: account, value: parseEther('1') });
    const keeperPage = await openDevice(context, 'keeper');
    const keeper = new PasskeyOwner(keeperPage, local);
    const wallet = local.devnet.accounts[0]?.address ?? '0x';
    await setUpGuardians(page, visitor, [wallet, await keeper.comeIn(), stranger]);

    // The person, on a new device.
    const own = await openDevice(context, 'new device');
    await own.goto(localhostUrl(local.url));
    await new Visitor(own).openConnectDialog();
    await own.getByRole('button', { name: /Continue with a passkey/ }).click();
    await own.getByRole('link', { name: 'I lost my passkey' }).click();
    await own.getByLabel('Address, name or contact of the account').fill(account);
    await press(own, 'Find its guardians');
    await expect(own.getByText('Guardians who have to agree: 2 of 3.')).toBeVisible();
    await press(own, 'Create a passkey');
    await expect(own.getByText('Signatures: 0 of 2')).toBeVisible();
    const stored: string = await own.evaluate(
      () => JSON.parse(localStorage.getItem('mooring.recovery.request') ?? '{}').request,
    );
    const link = `${localhostUrl(local.url)}/recovery#${stored}`;
    const digits = await own.getByRole('img', { name: /^Digits to compare/ }).textContent();

    // A guardian with a wallet.
    const friend = new Visitor(await openDevice(context, 'friend'));
    await friend.connect(localhostUrl(local.url));
    await friend.page.goto(link);
    await expect(friend.page.getByText(account)).toBeVisible();
    const shown = friend.page.getByRole('img', { name: /^Digits to compare/ });
    await expect(shown).toHaveText(digits ?? '');
    const first = await signAsGuardian(friend.page, () => friend.wallet.approve());

    // A guardian with a passkey account.
    await keeperPage.goto(link);
    const second = await signAsGuardian(keeperPage, () => keeper.sign(account));

    // Closing the tab loses nothing.
    await own.goto(`${localhostUrl(local.url)}/recovery`);
    for (const answer of [first, second]) {
      await own.getByLabel('Link that a guardian sent back').fill(answer);
      await press(own, 'Add the signature');
    }
    await own.getByRole('button', { name: 'Start the recovery' }).click();
    await expect(own.getByText(/^Started. The new key takes over from/)).toBeVisible(
      within(40_000),
    );
    await local.devnet.passTime(module.period);
    await own.getByRole('button', { name: 'Finish the recovery' }).click(within(40_000));
    await expect(own.getByText('Done. The account has its new owner.')).toBeVisible(within(40_000));

    await press(own, 'Connect the account');
    await press(own, 'I already have one');
    await expect(new Visitor(own).accountButton).toBeVisible(within(40_000));
    const before = await client.getBalance({ address: recipient });
    await own.goto(`${localhostUrl(local.url)}/send`);
    const review = await pay(own, '0.5');
    await press(own, 'Sign with passkey');
    await expect(review).toHaveCount(0);
    await expect(own.getByText('Confirmed').first()).toBeVisible(within(40_000));
    expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.5'));
  });
});
