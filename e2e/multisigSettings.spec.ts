import { parseEther } from 'viem';
import { axeFaults } from './axeFaults.ts';
import { Club } from './club.ts';
import { expect, test } from './fixtures.ts';
import { anotherOwner, Owner } from './owner.ts';
import { repointName } from './repointName.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const keeperAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const changes = [
  'Enables the module',
  'have spending limits',
  'may spend 0.2 ETH without signatures, renewed after 1 day',
];

test('multisig settings: a spending limit is proposed, executed and spent', {
  tag: '@full',
}, async ({ page, browser, local, watch }) => {
  await new Club(local).advanceTo(10n);
  const { client } = local.devnet.ethereum;
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.main.getByRole('link', { name: 'Settings of this account' }).click();
  await expect(mira.main.getByRole('heading', { name: 'Settings', exact: true })).toBeFocused();
  await expect(mira.main.getByRole('heading', { name: 'Spending limits' })).toBeVisible();
  await mira.settled();
  expect(await axeFaults(page)).toEqual([]);
  await mira.button('New spending limit').click();
  await page.getByLabel('Address that may spend').fill(keeperAddress);
  await page.getByLabel('Amount', { exact: true }).fill('0.2');
  expect(await axeFaults(page)).toEqual([]);
  await mira.button('Review').click();
  await expect(mira.main.getByRole('heading', { name: 'Review' })).toBeFocused();
  await expect(mira.main.locator('.safe-batch > li')).toContainText(changes);
  await mira.pressPastWarnings('Sign and propose');
  await mira.wallet.approve();
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
  await expect(mira.main.locator('.safe-batch > li')).toContainText(changes);

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await keeper.pressPastWarnings('Sign');
  await keeper.wallet.approve();
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await keeper.execute();
  await expect(keeper.main.locator('.setting-changes > li')).toContainText(changes);
  await keeper.settled();
  expect(await axeFaults(keeper.page)).toEqual([]);

  await keeper.goTo(keeper.place('&show=history'));
  const row = keeper.row('Batch of 3 calls');
  await expect(row).toContainText('may spend 0.2 ETH without signatures, renewed after 1 day');
  expect(await axeFaults(keeper.page)).toEqual([]);

  await keeper.goTo(keeper.place('&show=settings'));
  await expect(keeper.main).toContainText('0 ETH of 0.2 ETH spent');
  const before = await client.getBalance({ address: newcomer });
  await keeper.button('Spend from this limit').click();
  await keeper.page.getByLabel('Recipient', { exact: true }).fill('harbour.eth');
  await keeper.page.getByLabel('Amount', { exact: true }).fill('0.15');
  await expect(keeper.main).toContainText(`Resolves to ${harbour}`);
  await repointName(local, 'harbour.eth', newcomer);
  await keeper.button('Send now').click();
  await expect(keeper.main).toContainText('This name now leads to the second address');
  await expect(keeper.main.locator('.compared')).toHaveText(`${harbour}${newcomer}`);
  await expect(keeper.wallet.window).toHaveCount(0);
  expect(await axeFaults(keeper.page)).toEqual([]);
  await keeper.button('Use the new address').click();
  await expect(keeper.main).toContainText(`Resolves to ${newcomer}`);
  await keeper.press('Send now');
  await expect(keeper.main).toContainText('0.15 ETH of 0.2 ETH spent');
  expect((await client.getBalance({ address: newcomer })) - before).toBe(parseEther('0.15'));
  expect(await axeFaults(keeper.page)).toEqual([]);
});
