import { RECOVERY_MODULES } from '@mooring/devnet';
import type { Local } from '@mooring/devnet/local';
import type { BrowserContext, Page } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { addAuthenticator } from './authenticator.ts';
import { expect, prepareContext } from './fixtures.ts';
import { localhostUrl, pay, press, recipient } from './passkeyVisitor.ts';
import { Visitor } from './visitor.ts';
import { within } from './weather/weather.ts';

/** Opens another device, with an authenticator of its own. */
export async function openDevice(context: BrowserContext, title: string): Promise<Page> {
  const device = await context.browser()?.newContext();
  if (!device) throw new Error('The context has no browser.');
  await prepareContext(device, title);
  const page = await device.newPage();
  await addAuthenticator(page);
  return page;
}

/** Finds the account on a new device, and asks its guardians for a new passkey. */
export async function askGuardians(own: Page, local: Local, account: Address) {
  await own.goto(localhostUrl(local.url));
  await new Visitor(own).openConnectDialog();
  await own.getByRole('button', { name: /Continue with a passkey/ }).click();
  await own.getByRole('link', { name: 'I lost my passkey' }).click();
  await own.getByLabel('Address, name or contact of the account').fill(account);
  await press(own, 'Find its guardians');
  await expect(own.getByText('Guardians who have to agree: 2 of 3.')).toBeVisible();
  await press(own, 'Create a passkey');
  await expect(own.getByText('Signatures: 0 of 2')).toBeVisible();
}

/** Reads the link that the new device shares with guardians. */
export async function readRequestLink(own: Page, local: Local): Promise<string> {
  const stored: string = await own.evaluate(
    () => JSON.parse(localStorage.getItem('mooring.recovery.request') ?? '{}').request,
  );
  return `${localhostUrl(local.url)}/recovery#${stored}`;
}

/** Compares and signs as a guardian, and returns the link to send back. */
export async function signAsGuardian(page: Page, approve: () => Promise<void>): Promise<string> {
  await page.getByRole('checkbox', { name: /the digits are the same/ }).check();
  await press(page, 'Sign for Local Ethereum');
  await approve();
  await expect(page.getByText('You have signed.')).toBeVisible();
  return page.url();
}

/** Adds the signature of a guardian's link on the new device. */
export async function addAnswer(own: Page, answer: string) {
  await own.getByLabel('Link that a guardian sent back').fill(answer);
  await press(own, 'Add the signature');
}

export async function startRecovery(own: Page) {
  await own.getByRole('button', { name: 'Start the recovery' }).click();
  await expect(own.getByText(/^Started. The new key takes over from/)).toBeVisible(within(40_000));
}

/** Finishes a started recovery, after the period. */
export async function finishRecovery(own: Page, local: Local) {
  await local.devnet.passTime(RECOVERY_MODULES[7].period);
  await own.getByRole('button', { name: 'Finish the recovery' }).click(within(40_000));
  await expect(own.getByText('Done. The account has its new owner.')).toBeVisible(within(40_000));
}

/** Connects the recovered account on the new device, and pays. */
export async function payWithNewKey(own: Page, local: Local) {
  const { client } = local.devnet.ethereum;
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
}
