import { parseEther } from 'viem';
import { axeFaults } from '../axeFaults.ts';
import { Club } from '../club.ts';
import { expect, test } from '../fixtures.ts';
import { anotherOwner, Owner } from '../owner.ts';
import { repointName } from '../repointName.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('payment table: a CSV file is checked, proposed as one batch, signed and executed', async ({
  page,
  browser,
  local,
  watch,
}) => {
  await new Club(local).advanceTo(10n);
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal();
  await mira.button('Pay many at once (CSV)').click();
  const rows = [
    'Token;Recipient;Amount;Note',
    `ETH;harbour.eth;0.125;berth`,
    `HUSD;${newcomer};12.5;"wages; March"`,
    `HUSD;${newcomer};1,5;a decimal comma`,
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'payments.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`),
  });
  await expect(mira.main.getByRole('heading', { name: '1 row is not right' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await mira.button('Review').click();
  await expect(mira.alert.last()).toHaveText('Fix the rows named above, or leave them out.');
  await mira.button('Leave out row 4').click();
  await expect(mira.main).toContainText('2 payments are ready');
  await mira.button('Review').click();
  await expect(mira.main.getByRole('heading', { name: 'Review' })).toBeFocused();
  await expect(mira.main).toContainText('Send 12.5 HUSD');
  await mira.press('Sign and propose');
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await keeper.press('Sign');
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.');
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.125'));
});

test('payment table: the preview shows each row with its note', {
  tag: '@full',
}, async ({ page, local }) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal();
  await mira.button('Pay many at once (CSV)').click();
  const field = mira.main.getByRole('textbox', { name: 'Table of payments' });
  await field.fill(
    [
      'invoice\ttoken\trecipient\tamount\tnote',
      `7\tHUSD\tharbour.eth\t10.5\trent, March`,
      `8\tnative\t\u200b${newcomer}\t0.25\twages, March`,
      `9\tHUSD\tbase:${newcomer}\t1\t`,
    ].join('\n'),
  );
  const read = mira.main.locator('.csv-read > li');
  await expect(read).toHaveCount(2);
  await expect(read.first()).toContainText('10.5 HUSD');
  await expect(read.first()).toContainText(`harbour.eth → ${harbour}`);
  await expect(read.first()).toContainText('rent, March');
  await expect(read.last()).toContainText(`0.25 ETH`);
  await expect(read.last()).toContainText(newcomer);
  await expect(mira.main).toContainText('Not used: invoice.');
  await expect(mira.main).toContainText('This address is for another network: base.');
  expect(await axeFaults(page)).toEqual([]);
  await mira.button('Leave out row 4').click();
  await mira.button('Review').click();
  await expect(mira.main.locator('.safe-call-note')).toHaveText(['rent, March', 'wages, March']);
  await mira.press('Sign and propose');
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
  await page.reload();
  await expect(mira.main.locator('.safe-call-note')).toHaveText(['rent, March', 'wages, March']);
  await expect(mira.main.locator('.safe-note')).toHaveCount(0);
});

test('payment table: a contract of another network needs confirmation', async ({ page, local }) => {
  const vault = '0x4444444444444444444444444444444444444444';
  await local.devnet.rollup.client.setCode({ address: vault, bytecode: '0x00' });
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal();
  await mira.button('Pay many at once (CSV)').click();
  const field = mira.main.getByRole('textbox', { name: 'Table of payments' });
  await field.fill(`ETH\t${vault}\t0.1\nETH\t${newcomer}\t0.1`);
  await expect(mira.main).toContainText('2 payments are ready');
  await mira.button('Review').click();
  await mira.main
    .getByRole('checkbox', {
      name: 'There is a contract at this address on Local Rollup, and nothing here.',
    })
    .check();
  expect(await axeFaults(page)).toEqual([]);
});

test('payment table: names are resolved again before signing', {
  tag: '@full',
}, async ({ page, local }) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal();
  await mira.button('Pay many at once (CSV)').click();
  const field = mira.main.getByRole('textbox', { name: 'Table of payments' });
  await field.fill('ETH\tharbour.eth\t0.1');
  await expect(mira.main.locator('.csv-read > li')).toContainText(harbour);
  await mira.button('Review').click();
  await repointName(local, 'harbour.eth', newcomer);
  await mira.button('Sign and propose').click();
  await expect(mira.alert).toContainText('This name now leads to the second address');
  await expect(mira.alert.locator('.compared')).toHaveText(`${harbour}${newcomer}`);
  await expect(mira.wallet.window).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await mira.button('Back to the form').click();
  await expect(mira.main.locator('.csv-read > li')).toContainText(newcomer);
  await mira.button('Review').click();
  await mira.press('Sign and propose');
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
});
