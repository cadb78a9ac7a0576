import { parseEther } from 'viem';
import { Club } from './club.ts';
import { test as base, expect } from './fixtures.ts';
import { anotherOwner } from './owner.ts';
import { ownPhone, type Phone } from './phone.ts';
import { PhoneOwner } from './phoneOwner.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** An owner's phone. */
const test = base.extend<{ phone: Phone }>({
  ...ownPhone,
});
test.slow();

test('multisig by phone: proposes and executes a payment table', {
  tag: '@full',
}, async ({ page, browser, local, watch, phone }) => {
  await new Club(local).advanceTo(10n);
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  const mira = new PhoneOwner(page, local, phone);
  await mira.connect(mira.place('&show=new'));
  await mira.button('Pay many at once (CSV)').click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'payments.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Token,Recipient,Amount\nETH,harbour.eth,0.125\nHUSD,harbour.eth,2'),
  });
  await expect(mira.main).toContainText('2 payments are ready');
  await mira.button('Review').click();
  await mira.pressPastWarnings('Sign and propose');
  await phone.approve();
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await keeper.press('Sign');
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await mira.execute();
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.125'));
});

test('multisig by phone: replaces a queued transaction, with a note', {
  tag: '@full',
}, async ({ page, browser, local, watch, phone }) => {
  const club = new Club(local);
  await club.advanceTo(7n);
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  const mira = new PhoneOwner(page, local, phone);
  await mira.connect(mira.place(`&tx=${club.queue[1]}`));
  await mira.main.getByRole('link', { name: 'Propose another call in its place' }).click();
  await expect(mira.main).toContainText('This proposal takes nonce 7.');
  await mira.settled();
  await mira.fillPayment(harbour, '0.0625');
  await expect(mira.main).toContainText('Once one of them is executed, the others are no longer');
  await page.getByLabel('Note for the other owners').fill('The rope, not the paint.');
  await mira.pressPastWarnings('Sign and propose');
  await phone.approve();
  await expect(mira.main).toContainText('Proposed. 1 more signature is needed');
  await expect(mira.main).toContainText('The rope, not the paint.');

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await expect(keeper.main).toContainText(
    'Note of the proposer, not part of what is signed: The rope, not the paint.',
  );
  await keeper.pressPastWarnings('Sign');
  await keeper.wallet.approve();
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await mira.execute();
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.0625'));
  await keeper.goTo(keeper.place(`&tx=${club.queue[1]}`));
  await expect(keeper.main.locator('.card-head')).toContainText('No longer valid');
});

test('multisig by phone: proposes with a later nonce and deletes it', {
  tag: '@full',
}, async ({ page, local, phone }) => {
  const mira = new PhoneOwner(page, local, phone);
  await mira.connect(mira.place('&show=new'));
  await mira.fillPayment(harbour, '0.01');
  await mira.main.getByText('Nonce 10: choose another').click();
  await page.getByLabel('Nonce', { exact: true }).fill('12');
  await expect(mira.main).toContainText('Nonce 10 is missing: until it is executed');
  await mira.settled();
  await mira.button('Sign and propose').click();
  await phone.approve();
  await expect(mira.main).toContainText('Proposed.');
  await mira.main.getByRole('link', { name: 'Back to the account' }).click();
  await mira.settled();
  const gap = mira.main.getByText('Nonces 10 to 11 are missing.');
  await expect(gap).toBeVisible();

  await mira.openTransaction('Send 0.01 ETH to 0xa0Ee…9720');
  await mira.button('Delete this proposal').click();
  await phone.approve();
  await expect(mira.main).toContainText('Deleted.');
  await mira.settled();
  await expect(mira.row('Send 0.01 ETH')).toHaveCount(0);
  await expect(gap).toHaveCount(0);
});
