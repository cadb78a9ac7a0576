import { createTransaction } from '@mooring/safe/transactions';
import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { Club } from './club.ts';
import { expect, test } from './fixtures.ts';
import { anotherOwner, Owner } from './owner.ts';
import { Owners } from './owners.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('multisig: propose, sign from the shared link, execute, see the history', async ({
  page,
  context,
  browser,
  local,
  watch,
}) => {
  const club = new Club(local);
  await club.advanceTo(10n);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });

  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  await mira.main.getByRole('link', { name: /boat-club\.eth/ }).click();
  await expect(mira.main).toContainText('Signatures required: 2 of 3');
  await mira.reviewPayment(harbour, '0.123456789');
  await expect(mira.main).toContainText('Send 0.123456789 ETH');
  await expect(mira.main).toContainText(harbour);
  await expect(mira.main).toContainText(club.safe.address);
  const hash = await mira.shownHash();
  await mira.button('Sign and propose').click();
  await expect(mira.wallet.window).toContainText('123456789000000000');
  await mira.wallet.approve();
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
  await expect(mira.main).toContainText('You have signed.');
  expect(await mira.shownHash()).toBe(hash);
  await mira.button('Copy link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const keeper = await anotherOwner(browser, local, watch, 'keeper', link);
  await expect(keeper.main).toContainText('Send 0.123456789 ETH');
  expect(await keeper.shownHash()).toBe(hash);
  await expect(keeper.main).toContainText('The transaction service gives the same hash.');
  await keeper.press('Sign');
  await expect(keeper.main).toContainText('Signed. The other owners can see it now.');
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.');
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.123456789'));

  await mira.goTo(mira.place());
  await mira.open('History');
  await expect(mira.row('0.123456789 ETH')).toContainText('Executed');
  await keeper.page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(keeper.main).toContainText(/Execute for 0x.*: Send 0\.123456789 ETH/);
});

test('multisig: a nonce conflict is shown before the wallet request', {
  tag: '@full',
}, async ({ page, local }) => {
  const mira = new Owner(page, local);
  await mira.recordRequests();
  await mira.arrive('mira');
  await mira.reviewPayment(harbour, '0.03');
  const payment = createTransaction({ to: newcomer, value: 1n, data: '0x', operation: 0 }, 10n);
  await new Club(local).propose(payment, ['keeper']);
  await mira.button('Sign and propose').click();
  await expect(mira.main).toContainText('It has changed since you looked at it.');
  await mira.expectWalletUnasked();
  await mira.main.getByRole('checkbox', { name: /has the same nonce/ }).check();
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.');
  await mira.goTo(mira.place());
  await expect(mira.main.getByRole('region', { name: 'Nonce 10' })).toContainText(
    'These 2 transactions have the same nonce.',
  );
});

test('multisig: payments, a call and an owner change become one reviewed batch', async ({
  page,
  local,
}) => {
  const [husd] = local.devnet.ethereum.tokens;
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal();
  await page.getByLabel('Recipient', { exact: true }).fill(harbour);
  await page.getByLabel('Amount', { exact: true }).fill('0.01');
  await mira.button('Add another call').click();
  await expect(mira.main).toContainText('1 call so far');
  await page.getByLabel('Asset').selectOption({ label: 'HUSD · Harbour Dollar' });
  await page.getByLabel('Recipient', { exact: true }).fill(newcomer);
  await page.getByLabel('Amount', { exact: true }).fill('7.25');
  await mira.button('Add another call').click();
  await mira.main.getByRole('radio', { name: 'Contract call' }).check();
  await page.getByLabel('Contract', { exact: true }).fill(husd?.address ?? '');
  await page.getByLabel('Interface (ABI)').fill('function transfer(address crew, uint256 votes)');
  await page.getByLabel('crew: address').fill(harbour);
  await page.getByLabel('votes: uint256').fill('1500000');
  await mira.button('Add another call').click();
  await mira.main.getByRole('radio', { name: 'Owners' }).check();
  await page.getByLabel('Change').selectOption('threshold');
  await page.getByLabel('Signatures required from then on').selectOption('3');
  await mira.button('Add another call').click();
  await expect(mira.main).toContainText('4 calls so far, as one batch');
  await mira.button(/^Remove: Send 0\.01/).click();
  await expect(mira.main).toContainText('3 calls so far, as one batch');
  await mira.button('Review these').click();
  await expect(mira.main).toContainText('Batch of 3 calls, all or none');
  await expect(mira.main.locator('.safe-batch > li')).toContainText([
    'Send 7.25 HUSD',
    // A token's ABI is read as the payment it makes.
    'Send 1.5 HUSD',
    'Change the threshold. Signatures required from then on: 3',
  ]);
  await expect(mira.main).toContainText(
    'Call 3: The number of required signatures changes from 2 to 3.',
  );
  await expect(mira.action).toHaveAttribute('aria-disabled', 'true');
  await mira.pressPastWarnings('Sign and propose');
  // MultiSendCallOnly of 1.4.1, by delegatecall.
  await expect(mira.wallet.window).toContainText(/0x9641d764fc13c8b624c04430c7356c1c7c8102e2/i);
  await mira.wallet.approve();
  await expect(mira.main).toContainText('You have signed.');
  await expect(mira.main.locator('.safe-batch > li')).toHaveCount(3);
});

test('multisig: a message signed by two owners is valid on chain', { tag: '@full' }, async ({
  page,
  local,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.open('Messages');
  await mira.main.getByRole('link', { name: 'Berth 12 is ours for another year.' }).click();
  await mira.settled();
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
  const hash = await mira.shownHash();
  await mira.press('Sign');
  await expect(mira.main).toContainText('Checked on the chain just now');
  expect(new URL(page.url()).searchParams.get('msg')).toBe(hash);

  await mira.main.getByRole('link', { name: 'Back to the account' }).click();
  await mira.main.getByRole('link', { name: 'New message' }).click();
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Enter the text to be signed.');
  await page.getByLabel('Text').fill('We moor at dawn.\nBring rope\u202e.');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Bring rope⟨U+202E⟩.');
  const shown = await mira.shownHash();
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.');
  expect(new URL(page.url()).searchParams.get('msg')).toBe(shown);
  await new Owners(local).signNewestMessage();
  await mira.goTo(page.url());
  await expect(mira.main).toContainText('Checked on the chain just now');
});

test('multisig: a failed inner call of a successful execution is shown as failed', {
  tag: '@full',
}, async ({ page, local }) => {
  const club = new Club(local);
  const data = encodeFunctionData({ abi: parseAbi(['function dock() payable']) });
  const to = local.devnet.ethereum.contracts.alwaysReverts;
  const call = createTransaction({ to, value: 1n, data, operation: 0 }, 6n);
  const hash = await club.propose({ ...call, safeTxGas: 60_000n }, ['keeper', 'newcomer']);
  const mira = new Owner(page, local);
  await mira.arrive('mira', mira.place(`&tx=${hash}`));
  await expect(mira.alert).toContainText('Executed now, it would fail.');
  await mira.pressPastWarnings('Execute');
  await mira.wallet.approve();
  await expect(mira.alert.filter({ hasText: 'It was not executed.' })).toContainText(
    'The network executed it, but the call inside failed.',
  );
  await expect(mira.main.locator('.card-head')).toContainText('Failed');
});
