// Applications of other makers that sign people in at the packed server.
import { LOCAL_CHAIN_IDS } from '@mooring/devnet';
import { expect } from '@playwright/test';
import { test } from './stranger.ts';

const listing = process.env['MOORING_STRANGER_URL'] ?? '';

test.use({ chainIds: [LOCAL_CHAIN_IDS.ethereum] });

test('OpenID Connect: one sign-in lets a person in at Auth.js and behind Apache, and ends both', async ({
  page,
  wallet,
  button,
  dialog,
}) => {
  const { provider, members, wiki }: Record<string, string> = await (await fetch(listing)).json();
  await page.goto(`${members}/`);
  await button('Sign in with Harbour').click();
  await expect(page).toHaveURL(new RegExp(`^${provider}/authorize/`));
  await button('Connect your wallet').click();
  await dialog('Connect a wallet').getByRole('button', { name: 'Test Wallet' }).click();
  await dialog('Sign in').getByRole('button', { name: 'Sign message' }).click();
  await button(/^Allow$/).click();
  await expect(page).toHaveURL(`${members}/`);
  await expect(page.locator('body')).toHaveText('Signed in as mira.eth');

  await page.goto(`${wiki}/`);
  await button(/^Allow$/).click();
  await expect(page).toHaveURL(`${wiki}/`);
  await expect(page.locator('body')).toHaveText(/^Hello eip155:0:0xf39f/);
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1);

  await page.goto(`${provider}/sessions`);
  await button('Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('main')).toContainText('signed out');
  // Apache is told by the server, not by this browser.
  await expect(async () => {
    await page.goto(`${wiki}/`);
    expect(page.url()).toContain(`${provider}/authorize/`);
  }).toPass();
});
