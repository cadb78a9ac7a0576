import { createTransaction } from '@mooring/safe/transactions';
import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { Club } from './club.ts';
import { expect, test } from './fixtures.ts';
import { anotherOwner, Owner } from './owner.ts';

// Two browsers, each with a chain of requests to chain and gateway.
test.describe.configure({ timeout: 240_000 });

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const long = { timeout: 40_000 };

test('proposed by one owner, signed by another from the shared link, executed, and then history', async ({
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
  await expect(mira.main).toContainText('2 of 3 owners have to sign.');
  await mira.reviewPayment(harbour, '0.123456789');
  await expect(mira.main).toContainText('Send 0.123456789 ETH');
  await expect(mira.main).toContainText(harbour);
  await expect(mira.main).toContainText(club.safe.address);
  const hash = await mira.shownHash();
  await mira.button('Sign and propose').click();
  await expect(mira.wallet.window).toContainText('123456789000000000');
  await mira.wallet.approve();
  await expect(mira.main.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible(long);
  await expect(mira.main).toContainText('You have signed.');
  expect(await mira.shownHash()).toBe(hash);
  await mira.button('Copy link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const keeper = await anotherOwner(browser, local, watch, 'keeper', link);
  await expect(keeper.main).toContainText('Send 0.123456789 ETH');
  expect(await keeper.shownHash()).toBe(hash);
  await expect(keeper.main).toContainText('The gateway names the same hash.');
  await keeper.press('Sign');
  await expect(keeper.main).toContainText('Signed. The other owners see it now.', long);
  await expect(keeper.main.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible(long);
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.', long);
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.123456789'));

  await mira.goTo(mira.place());
  await mira.open('History');
  await expect(mira.row('0.123456789 ETH')).toContainText('Executed');
  await keeper.page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(keeper.main).toContainText(/Execute for 0x.*: Send 0\.123456789 ETH/);
});

test('declined in the wallet: nothing is lost, and it can be tried again', async ({
  page,
  local,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.openTransaction(/^Send 64\.5 HUSD/);
  await mira.button('Sign').click();
  await mira.wallet.reject();
  await expect(mira.alert).toHaveCount(0);
  await expect(mira.main.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible();
  await mira.press('Sign');
  await expect(mira.main.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible(long);
  await expect(mira.main).toContainText('1 transaction before it has to be executed first.');
  await expect(mira.button('Execute')).toHaveAttribute('aria-disabled', 'true');
});

test('a rejection takes the nonce: both stand in conflict, and once it is executed the other has lapsed', async ({
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
  await expect(mira.main).toContainText('Nothing is done but using up the nonce.');
  await expect(mira.deed).toHaveAttribute('aria-disabled', 'true');
  await expect(mira.main).toContainText('Read and tick the warnings above first.');
  await mira.pressPastWarnings('Sign and propose');
  await mira.wallet.approve();
  await expect(mira.main).toContainText('You have signed.', long);
  await mira.main.getByRole('link', { name: 'Back to the account' }).click();
  await mira.settled();
  await expect(mira.main.getByRole('region', { name: 'Next: nonce 7' })).toContainText(
    'These 2 transactions have the same nonce.',
  );

  const keeper = await anotherOwner(browser, local, watch, 'keeper');
  await keeper.main
    .getByRole('region', { name: 'Next: nonce 7' })
    .getByRole('link', { name: 'Do nothing, and use up the nonce' })
    .click();
  await keeper.settled();
  await keeper.pressPastWarnings('Sign');
  await keeper.wallet.approve();
  await expect(keeper.main.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible(long);
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.', long);
  await mira.goTo(lapsing);
  await expect(mira.main.locator('.card-head')).toContainText('Lapsed');
  await expect(mira.deed).toHaveCount(0);
});

test('where there is a rejection already, the way to reject leads to it', async ({
  page,
  local,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.openTransaction(/^Send 0\.2 ETH/);
  await mira.main.getByRole('link', { name: 'Propose a rejection' }).click();
  await expect(mira.main.getByRole('heading', { name: 'Transaction' })).toBeVisible(long);
  await mira.settled();
  await expect(mira.main).toContainText('Do nothing, and use up the nonce');
  await expect(mira.button('Sign')).toBeVisible();
});

test('two owners propose under one nonce: the second is told before the wallet is asked', async ({
  page,
  browser,
  local,
  watch,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  const keeper = await anotherOwner(browser, local, watch, 'keeper');
  await keeper.noteQuestions();
  await keeper.reviewPayment(harbour, '0.03');
  await mira.reviewPayment(harbour, '0.02');
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.', long);
  await keeper.button('Sign and propose').click();
  await expect(keeper.main).toContainText('It is not what you saw a moment ago any more.', long);
  await keeper.expectWalletUnasked();
  const warning = keeper.main.getByRole('checkbox', { name: /waits under the same nonce/ });
  await warning.check();
  await keeper.press('Sign and propose');
  await expect(keeper.main).toContainText('You have signed.', long);
  await keeper.goTo(keeper.place());
  await expect(keeper.main.getByRole('region', { name: 'Nonce 10' })).toContainText(
    'These 2 transactions have the same nonce.',
  );
});

test('several payments and a call become one batch, all of it shown', async ({ page, local }) => {
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
  await mira.main.getByRole('radio', { name: 'Owners' }).check();
  await page.getByLabel('Change').selectOption('threshold');
  await page.getByLabel('Signatures needed from then on').selectOption('3');
  await mira.button('Add another call').click();
  await expect(mira.main).toContainText('3 calls so far, as one batch');
  await mira.button(/^Remove: Send 0\.01/).click();
  await expect(mira.main).toContainText('2 calls so far, as one batch');
  await mira.button('Review these').click();
  await expect(mira.main).toContainText('A batch of 2 calls, all or none');
  await expect(mira.main.locator('.safe-batch > li')).toContainText([
    'Send 7.25 HUSD',
    'Change the threshold: 3 have to sign',
  ]);
  await expect(mira.main).toContainText('Call 2: How many owners have to sign changes.');
  await mira.pressPastWarnings('Sign and propose');
  // MultiSendCallOnly of 1.4.1, by delegatecall.
  await expect(mira.wallet.window).toContainText(/0x9641d764fc13c8b624c04430c7356c1c7c8102e2/i);
  await mira.wallet.approve();
  await expect(mira.main).toContainText('You have signed.', long);
  await expect(mira.main.locator('.safe-batch > li')).toHaveCount(2);
});

test('any function of a contract is called by its interface, and what does not fit is said', async ({
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
  await expect(mira.main).toContainText('This is not an interface that can be read.');
  await page
    .getByLabel('Interface (ABI)')
    .fill(
      'function rename(string name, (uint8 kind, address[] crew)[] berths)\nfunction dock() payable',
    );
  await page.getByLabel('name: string').fill('Gull');
  await page.getByLabel('berths: tuple[]').fill('[[300, []]]');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('This number does not fit its type.');
  await page.getByLabel('berths: tuple[]').fill(`[[3, ["${harbour}"]]]`);
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Call rename of');
  await expect(mira.main).toContainText('Gull');
  await expect(mira.main).toContainText(harbour);
  await mira.button('Back to the form').click();
  await mira.button(/^Remove: Call rename/).click();
  await mira.main.getByRole('radio', { name: 'Contract call' }).check();
  await page.getByLabel('Contract', { exact: true }).fill(alwaysSucceeds);
  await page.getByLabel('Interface (ABI)').fill('function dock() payable');
  await page.getByLabel('ETH to send along').fill('0.004');
  await mira.button('Review').click();
  await expect(mira.main).toContainText(/Call dock of .*, and send 0\.004 ETH along/);
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.', long);

  // Another owner has no such interface, and is told so.
  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await expect(keeper.main).toContainText(
    /A call of .* that cannot be read, and send 0\.004 ETH along/,
  );
  await expect(keeper.main).toContainText('What this call does cannot be read here.');
});

test('a token’s interface is read as the payment that it makes', async ({ page, local }) => {
  const [husd] = local.devnet.ethereum.tokens;
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.startProposal('Contract call');
  await page.getByLabel('Contract', { exact: true }).fill(husd?.address ?? '');
  await page.getByLabel('Interface (ABI)').fill('function transfer(address crew, uint256 votes)');
  await page.getByLabel('crew: address').fill(harbour);
  await page.getByLabel('votes: uint256').fill('1500000');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('Send 1.5 HUSD');
});

test('a change of owners warns, waits for every tick, and is seen once it is executed', async ({
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
  await expect(mira.main).toContainText('This is an owner already.');
  await page.getByLabel('New owner').fill(harbour);
  await page.getByLabel('Signatures needed from then on').selectOption('3');
  await expect(mira.main).toContainText('3 of 4 will have to sign.');
  await mira.button('Review').click();
  await expect(mira.main).toContainText('From then on, 3 have to sign');
  const warnings = mira.main.getByRole('checkbox');
  await expect(warnings).toHaveCount(2);
  await warnings.first().check();
  await expect(mira.deed).toHaveAttribute('aria-disabled', 'true');
  await warnings.last().check();
  await mira.press('Sign and propose');
  await expect(mira.main).toContainText('You have signed.', long);

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await expect(keeper.main).toContainText('The owners of the account change.');
  await keeper.pressPastWarnings('Sign');
  await keeper.wallet.approve();
  await expect(keeper.main.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible(long);
  await keeper.press('Execute');
  await expect(keeper.main).toContainText('Executed.', long);
  await keeper.goTo(keeper.place());
  await expect(keeper.main).toContainText('3 of 4 owners have to sign.');
  await expect(keeper.main.locator('.safe-owners li')).toHaveCount(4);
});

test('a message is signed by two, and the chain says so', async ({
  page,
  browser,
  local,
  watch,
}) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  await mira.open('Messages');
  await mira.main.getByRole('link', { name: 'Berth 12 is ours for another year.' }).click();
  await mira.settled();
  await expect(mira.main.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible();
  const hash = await mira.shownHash();
  await mira.press('Sign');
  await expect(mira.main).toContainText('the chain confirms it', long);
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
  await expect(mira.main).toContainText('You have signed.', long);
  expect(new URL(page.url()).searchParams.get('msg')).toBe(shown);

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await expect(keeper.main).toContainText('We moor at dawn.');
  await keeper.press('Sign');
  await expect(keeper.main).toContainText('the chain confirms it', long);
  const { gateway, safe } = new Club(local);
  const { preparedSignature } = await gateway.messages.get(safe.chainId, `0x${shown.slice(2)}`);
  expect(preparedSignature).toBeTruthy();
});

test('who is no owner looks, and signs nothing', async ({ page, local }) => {
  const stranger = new Owner(page, local);
  await stranger.noteQuestions();
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

test('a wallet on another network is offered to come', async ({ page, local }) => {
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  await mira.wallet.selectChain(local.devnet.rollup.chain.id);
  await mira.goTo(mira.place());
  await expect(mira.main).toContainText('2 of 3 owners have to sign.');
  await mira.openTransaction(/^Send 64\.5 HUSD/);
  await expect(mira.button('Sign')).toHaveAttribute('aria-disabled', 'true');
  await mira.press('Switch to Local Ethereum');
  await expect(mira.button('Sign')).toHaveAttribute('aria-disabled', 'false');
  await mira.press('Sign');
  await expect(mira.main.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible(long);
});

test('a call that fails inside of an execution that reads success is a failure', async ({
  page,
  local,
}) => {
  const club = new Club(local);
  const data = encodeFunctionData({ abi: parseAbi(['function dock() payable']) });
  const to = local.devnet.ethereum.contracts.alwaysReverts;
  const call = createTransaction({ to, value: 1n, data, operation: 0 }, 6n);
  const hash = await club.propose({ ...call, safeTxGas: 60_000n }, ['keeper', 'newcomer']);
  const mira = new Owner(page, local);
  await mira.arrive('mira', mira.place(`&tx=${hash}`));
  await mira.pressPastWarnings('Execute');
  await mira.wallet.approve();
  await expect(mira.alert).toContainText('The network ran it, but the call inside failed.', long);
  await expect(mira.main.locator('.card-head')).toContainText('Failed', long);
});

test('gateway or chain unreachable: what is known stays, the rest says why and tries again', async ({
  page,
  local,
}) => {
  const club = new Club(local);
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  club.faults.begin('down');
  await mira.goTo(mira.place());
  // The chain still says who owns it.
  await expect(mira.main).toContainText('2 of 3 owners have to sign.');
  await expect(mira.main).toContainText('The gateway says nothing of this account.');
  const fault = mira.main.getByRole('region', { name: 'Queue' }).getByRole('alert');
  await expect(fault).toContainText('CGW error - status', long);
  club.faults.clear();
  await fault.getByRole('button', { name: 'Retry' }).click();
  await expect(mira.row('Send 0.35 ETH')).toBeVisible(long);

  await page.route('**/rpc/**', (route) => route.abort());
  await page.reload();
  await expect(mira.alert).toContainText('Local Ethereum did not answer', long);
  await page.unroute('**/rpc/**');
  await mira.button('Retry').click();
  await expect(mira.main).toContainText('2 of 3 owners have to sign.', long);
});

test('an address that is none, a place without a Safe, a link that cannot be read', async ({
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
