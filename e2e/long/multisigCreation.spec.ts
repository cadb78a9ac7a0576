import type { Address } from 'viem';
import { axeFaults } from '../axeFaults.ts';
import { expect, test } from '../fixtures.ts';
import { Owner } from '../owner.ts';
import { repointName } from '../repointName.ts';

const newcomer: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('multisig creation: two owners, at the address shown before, in one transaction', async ({
  page,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  await mira.main.getByRole('link', { name: 'Create a multisig account' }).click();
  await mira.button('Add an owner').click();
  await page.getByLabel('Owner 2', { exact: true }).fill('newcomer.eth');
  await expect(mira.main).toContainText(`Resolves to ${newcomer}`);
  const shown = page.locator('#new-safe-address');
  await expect(shown).toHaveText(/^0x/);
  const address = await shown.textContent();
  expect(await axeFaults(page)).toEqual([]);
  if (!address?.startsWith('0x')) throw new Error('No address is shown.');
  const account: Address = `0x${address.slice(2)}`;
  expect(await client.getCode({ address: account })).toBeUndefined();
  await mira.press('Create the account');
  await expect(mira.main).toContainText('Signatures required: 2 of 2');
  await expect(page).toHaveURL(new RegExp(`safe=${local.safe?.chainId}:${account}`));
  expect(await client.getCode({ address: account })).not.toBeUndefined();
  await expect(mira.main).toContainText(newcomer);
});

test('multisig creation: an owner whose name changed is shown before the wallet request', async ({
  page,
  local,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  await mira.main.getByRole('link', { name: 'Create a multisig account' }).click();
  await mira.button('Add an owner').click();
  await page.getByLabel('Owner 2', { exact: true }).fill('harbour.eth');
  const shown = page.locator('#new-safe-address');
  await expect(shown).toHaveText(/^0x/);
  const before = await shown.textContent();
  await repointName(local, 'harbour.eth', newcomer);
  await mira.button('Create the account').click();
  await expect(mira.main).toContainText('This name now leads to the second address');
  await expect(mira.wallet.window).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await mira.button('Use the new address').click();
  await expect(mira.main).toContainText(`Resolves to ${newcomer}`);
  await expect(shown).not.toHaveText(before ?? '');
});
