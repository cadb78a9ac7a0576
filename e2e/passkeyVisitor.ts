import type { Local } from '@mooring/devnet/local';
import type { Page } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { test as base, expect, startProduct } from './fixtures.ts';
import { Sender } from './sender.ts';
import type { Visitor } from './visitor.ts';
import { within } from './weather/weather.ts';

/** URL with a host name, which passkeys need. */
export const localhostUrl = (url: string) => url.replace('//127.0.0.1:', '//localhost:');

export const test = base.extend<object, { hardfork: string | undefined }>({
  hardfork: [undefined, { option: true, scope: 'worker' }],
  local: [
    async ({ hardfork }, use) => {
      const local = await startProduct(hardfork === undefined ? {} : { hardfork });
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
  // A chain that goes back takes transactions of the relay with it, whose numbers then have a gap.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  restoredChains: async ({}, use) => use(undefined),
});

export const recipient = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

/** Opens the passkey screen. */
export async function openPasskeys(visitor: Visitor, url: string) {
  await visitor.page.goto(localhostUrl(url));
  await visitor.openConnectDialog();
  await visitor.connectDialog.getByRole('button', { name: /Continue with a passkey/ }).click();
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

export async function sessionOf(
  page: Page,
): Promise<{ address: Address; credential?: string } | null> {
  return page.evaluate(async () => (await (await fetch('/auth/session')).json()).session);
}

/** Makes an account, signed in, in a browser without a passkey. */
export async function signInWithPasskey(visitor: Visitor, url: string): Promise<Address> {
  await openPasskeys(visitor, url);
  await press(visitor.page, 'Create an account');
  await expect(visitor.accountButton).toBeVisible();
  await expect(visitor.connectDialog).toHaveCount(0);
  const session = await sessionOf(visitor.page);
  if (!session) throw new Error('The visitor is not signed in.');
  return session.address;
}

/** Sends ether on the page, up to the review of what the passkey signs. */
export async function pay(page: Page, amount: string) {
  const sender = new Sender(page);
  await sender.fill(recipient, amount);
  await sender.send();
  const review = page.getByRole('dialog', { name: 'Review and sign' });
  await expect(review).toContainText(`Send ${amount} ETH to`);
  return review;
}

/** Pays twice from a new account; returns the gas of each. The first payment makes the account. */
export async function payTwice(
  page: Page,
  local: Local,
  account: Address,
): Promise<readonly number[]> {
  const { client } = local.devnet.ethereum;
  await client.setBalance({ address: account, value: parseEther('2') });
  const before = await client.getBalance({ address: recipient });
  const gas: number[] = [];
  for (const payment of ['0.25', '0.5']) {
    await page.goto(`${localhostUrl(local.url)}/send`);
    // Nothing has to be kept back for a fee that another pays.
    await expect(new Sender(page).review).toContainText('Paid by Mooring');
    await press(page, 'Max: as much ETH as possible');
    const all = gas.length === 0 ? '2' : '1.75';
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(all);
    const review = await pay(page, payment);
    const opens = review.getByText('This also opens your account on Local Ethereum.');
    await expect(opens).toHaveCount(gas.length === 0 ? 1 : 0);
    await expect(review).toContainText('Paid by Mooring');
    await expect(review).toContainText(`−${payment} ETH`);
    await press(page, 'Sign with passkey');
    await expect(review).toHaveCount(0);
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    gas.push(Number((await client.getBlock()).gasUsed));
  }
  expect(await client.getBalance({ address: recipient })).toBe(before + parseEther('0.75'));
  expect(await client.getCode({ address: account })).toBeDefined();
  return gas;
}
