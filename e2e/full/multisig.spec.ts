import { Club } from '../club.ts';
import { expect, test } from '../fixtures.ts';
import { anotherOwner, Owner } from '../owner.ts';
import { within } from '../weather/weather.ts';

test.describe.configure(within(120_000));

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('multisig: a rejected signature keeps the proposal and can be retried', async ({
  page,
  local,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.openTransaction(/^Send 64\.5 HUSD/);
  await mira.button('Sign').click();
  await mira.wallet.reject();
  await expect(mira.alert).toHaveCount(0);
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
  await mira.press('Sign');
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await expect(mira.main).toContainText('1 transaction before it has to be executed first.');
  await expect(mira.button('Execute')).toHaveAttribute('aria-disabled', 'true');
});

test('multisig: a rejection shares the nonce, and its execution invalidates the other', async ({
  page,
  browser,
  local,
  watch,
}) => {
  const club = new Club(local);
  await club.advanceTo(7n);
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.openTransaction(/^Send 64\.5 HUSD/);
  const lapsing = page.url();
  await mira.main.getByRole('link', { name: 'Propose a rejection' }).click();
  await mira.settled();
  await expect(mira.main).toContainText('An empty transaction: it only uses up this nonce.');
  await expect(mira.action).toHaveAttribute('aria-disabled', 'true');
  await expect(mira.main).toContainText('Read and tick the warnings above first.');
  await mira.pressPastWarnings('Sign and propose');
  await mira.wallet.approve();
  await expect(mira.main).toContainText('You have signed.');
  await mira.main.getByRole('link', { name: 'Back to the account' }).click();
  await mira.settled();
  await expect(mira.main.getByRole('region', { name: 'Next: nonce 7' })).toContainText(
    'These 2 transactions have the same nonce.',
  );

  const keeper = await anotherOwner(browser, local, watch, 'keeper');
  await keeper.main
    .getByRole('region', { name: 'Next: nonce 7' })
    .getByRole('link', { name: 'Reject: empty transaction that uses up this nonce' })
    .click();
  await keeper.settled();
  await keeper.pressPastWarnings('Sign');
  await keeper.wallet.approve();
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.');
  await mira.goTo(lapsing);
  await expect(mira.main.locator('.card-head')).toContainText('No longer valid');
  await expect(mira.action).toHaveCount(0);
});

test('multisig: Reject links to an existing rejection', async ({ page, local }) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.openTransaction(/^Send 0\.2 ETH/);
  await mira.main.getByRole('link', { name: 'Propose a rejection' }).click();
  await expect(mira.main.getByRole('heading', { name: 'Transaction' })).toBeVisible();
  await mira.settled();
  await expect(mira.main).toContainText('Reject: empty transaction that uses up this nonce');
  await expect(mira.button('Sign')).toBeVisible();
});

test('multisig: a nonce conflict is shown to the second proposer before the wallet request', async ({
  page,
  browser,
  local,
  watch,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  const keeper = await anotherOwner(browser, local, watch, 'keeper');
  await keeper.recordRequests();
  await keeper.reviewPayment(harbour, '0.03');
  await mira.reviewPayment(harbour, '0.02');
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.');
  await keeper.button('Sign and propose').click();
  await expect(keeper.main).toContainText('It has changed since you looked at it.');
  await keeper.expectWalletUnasked();
  const warning = keeper.main.getByRole('checkbox', { name: /has the same nonce/ });
  await warning.check();
  await keeper.press('Sign and propose');
  await expect(keeper.main).toContainText('You have signed.');
  await keeper.goTo(keeper.place());
  await expect(keeper.main.getByRole('region', { name: 'Nonce 10' })).toContainText(
    'These 2 transactions have the same nonce.',
  );
});

test('multisig: calls any contract function by ABI, and shows invalid arguments', async ({
  page,
  browser,
  local,
  watch,
}) => {
  const { alwaysSucceeds } = local.devnet.ethereum.contracts;
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal('Contract call');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Paste the interface of the contract.');
  await expect(page.getByLabel('Contract', { exact: true })).toBeFocused();
  await page.getByLabel('Contract', { exact: true }).fill(alwaysSucceeds);
  await page.getByLabel('Interface (ABI)').fill('{"abi": 1}');
  await page.getByLabel('Interface (ABI)').blur();
  await expect(mira.main).toContainText('This interface cannot be read.');
  await page
    .getByLabel('Interface (ABI)')
    .fill(
      'function rename(string name, (uint8 kind, address[] crew)[] berths)\nfunction dock() payable',
    );
  await page.getByLabel('name: string').fill('Gull');
  await page.getByLabel('berths: tuple[]').fill('[[300, []]]');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('This number is out of range for its type.');
  await page.getByLabel('berths: tuple[]').fill(`[[3, ["${harbour}"]]]`);
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Call rename on');
  await expect(mira.main).toContainText('Gull');
  await expect(mira.main).toContainText(harbour);
  await mira.button('Back to the form').click();
  await expect(page.getByLabel('name: string')).toHaveValue('Gull');
  await page.getByLabel('Interface (ABI)').fill('function dock() payable');
  await page.getByLabel('ETH to send along').fill('0.004');
  await mira.button('Review').click();
  await expect(mira.main).toContainText(/Call dock on .*, along with 0\.004 ETH/);
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.');

  // Another owner lacks the interface, which the page says.
  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await expect(keeper.main).toContainText(
    /A call to .* that cannot be read, along with 0\.004 ETH/,
  );
  await expect(keeper.main).toContainText('What this call does cannot be read here.');
});

test('multisig: an owner change requires each warning to be confirmed', async ({
  page,
  browser,
  local,
  watch,
}) => {
  const club = new Club(local);
  await club.advanceTo(10n);
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal('Owners');
  await page.getByLabel('New owner').fill(newcomer);
  await mira.button('Review').click();
  await expect(mira.main).toContainText('This is already an owner.');
  await page.getByLabel('New owner').fill(harbour);
  await page.getByLabel('Signatures required from then on').selectOption('3');
  await expect(mira.main).toContainText('Signatures required: 3 of 4');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Signatures required from then on: 3');
  const warnings = mira.main.getByRole('checkbox');
  await expect(warnings).toHaveCount(2);
  await warnings.first().check();
  await expect(mira.action).toHaveAttribute('aria-disabled', 'true');
  await warnings.last().check();
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.');

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await expect(keeper.main).toContainText('The owners of the account change.');
  await keeper.pressPastWarnings('Sign');
  await keeper.wallet.approve();
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.');
  await keeper.goTo(keeper.place());
  await expect(keeper.main).toContainText('Signatures required: 3 of 4');
  await expect(keeper.main.locator('.safe-owners li')).toHaveCount(4);
});

test('multisig: accounts that are not owners cannot sign', async ({ page, local }) => {
  const stranger = new Owner(page, local);
  await stranger.recordRequests();
  await stranger.arrive('impostor');
  await expect(stranger.main).toContainText('You are not an owner');
  await stranger.openTransaction(/^Send 64\.5 HUSD/);
  await expect(stranger.button('Sign')).toHaveAccessibleDescription(/You are not an owner/);
  await stranger.pressClosed(stranger.button('Sign'));
  await stranger.goTo(stranger.place('&show=messages'));
  await stranger.main.getByRole('link', { name: /Berth 12/ }).click();
  await stranger.settled();
  await stranger.pressClosed(stranger.button('Sign'));
  await stranger.reviewPayment(harbour, '0.1');
  await stranger.pressClosed(stranger.button('Sign and propose'));
  await stranger.expectWalletUnasked();
});

test('multisig: wrong network offers to switch', async ({ page, local }) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  await mira.wallet.selectChain(local.devnet.rollup.chain.id);
  await mira.goTo(mira.place());
  await expect(mira.main).toContainText('Signatures required: 2 of 3');
  await mira.openTransaction(/^Send 64\.5 HUSD/);
  await expect(mira.button('Sign')).toHaveAttribute('aria-disabled', 'true');
  await mira.press('Switch to Local Ethereum');
  await expect(mira.button('Sign')).toHaveAttribute('aria-disabled', 'false');
  await mira.press('Sign');
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
});

test('multisig: invalid addresses and links are refused with the reason', async ({
  page,
  local,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  const field = page.getByLabel('Address of a Safe on Local Ethereum');
  await field.fill('0x1234');
  await mira.button('Open').click();
  await expect(mira.main).toContainText('This is not a valid address.');
  await expect(field).toBeFocused();
  await field.fill(harbour);
  await mira.button('Open').click();
  await expect(mira.alert).toContainText('There is no Safe at this address');
  await mira.goTo('/multisig?safe=nowhere:0x12');
  await expect(mira.main).toContainText('This link cannot be read.');
  await mira.goTo(`/multisig?safe=${local.devnet.rollup.chain.id}:${harbour}`);
  await expect(mira.main).toContainText('There is no Safe at this address on Local Rollup.');
});
