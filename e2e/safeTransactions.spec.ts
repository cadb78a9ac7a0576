import { type Address, parseEther } from 'viem';
import { Club } from './club.ts';
import { expect, test } from './fixtures.ts';
import { Owners } from './owners.ts';
import { allowGateway, arriveAsBoatClub } from './safeWallet.ts';
import { Sender, sentText } from './sender.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test.afterEach(allowGateway);

test('Safe wallet: a sent transaction waits for its owners, through a reload, until executed', async ({
  page,
  visitor,
  local,
}) => {
  const owners = new Owners(local);
  const { client } = local.devnet.ethereum;
  await new Club(local).advanceTo(10n);
  const before = await client.getBalance({ address: harbour });
  const sender = new Sender(page);
  await arriveAsBoatClub(visitor, owners, '/send');
  await expect(visitor.accountButton).toHaveAccessibleName(
    /boat-club\.eth\s*Multisig, signatures required: 2 of 3/,
  );
  await sender.fill(harbour, '0.25');
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText('Proposed to the owners.');
  await expect(sender.transactions).toContainText('1 of 2 signed');
  await sender.openActivity();
  await expect(sender.transaction(/0\.25 ETH/)).toContainText('1 of 2 signed');

  await page.reload();
  await expect(sender.transaction(/0\.25 ETH/)).toContainText('1 of 2 signed');
  await visitor.openAccountDialog();
  await expect(visitor.accountDialog).toContainText('Multisig, signatures required: 2 of 3');
  await expect(visitor.accountDialog).toContainText('1 of 2 signed');
  await page.keyboard.press('Escape');

  const { hash } = await owners.nextProposal();
  const executed = await owners.confirmAndExecute(hash);
  await expect(sender.transaction(/0\.25 ETH/)).toContainText('Confirmed');
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('tx.'))
      .map(([, text]) => JSON.parse(text)),
  );
  expect(stored).toMatchObject([{ hash: executed, originalHash: hash, status: 'confirmed' }]);
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.25'));
});

test('Safe wallet: several payments are one proposal, shown signed and executed', {
  tag: '@full',
}, async ({ page, visitor, local }) => {
  const owners = new Owners(local);
  const { client } = local.devnet.ethereum;
  await new Club(local).advanceTo(10n);
  const before = await client.getBalance({ address: harbour });
  const sender = new Sender(page);
  await arriveAsBoatClub(visitor, owners, '/send');
  await page.getByRole('button', { name: 'Add recipient' }).click();
  for (const [index, amount] of ['0.11', '0.22'].entries()) {
    await page.getByLabel(`Recipient ${index + 1}`, { exact: true }).fill(harbour);
    await page.getByLabel(`Amount ${index + 1}`, { exact: true }).fill(amount);
  }
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText('Proposed to the owners.');
  await expect(sender.main).not.toContainText(sentText);
  await expect(sender.transactions).toContainText('1 of 2 signed');

  const { hash } = await owners.nextProposal();
  const link = sender.main.getByRole('link', { name: 'Open it in Multisig' });
  await expect(link).toHaveAttribute('href', new RegExp(`tx=${hash}$`));
  await owners.confirmAndExecute(hash);
  await expect(sender.transactions).toContainText('Confirmed');
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.33'));

  await link.click();
  await expect(sender.main).toContainText('Batch of 2 calls');
});
