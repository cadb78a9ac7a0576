import type { Local } from '@mooring/devnet/local';
import { accountSetup, safeContracts } from '@mooring/passkey/account';
import { createGatewayClient } from '@mooring/safe/gateway';
import { createTransaction, hashTransaction } from '@mooring/safe/transactions';
import type { Page } from '@playwright/test';
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hash,
  parseAbi,
  parseEther,
} from 'viem';
import { placeLink } from '../../apps/page/src/place/placeLink.ts';
import { createSafe } from '../../packages/devnet/src/safe/multisig/safeTransactions.ts';
import { signHash } from '../../packages/devnet/src/safe/multisig/signHash.ts';
import { addAuthenticator } from '../authenticator.ts';
import { executeTransaction } from '../executeTransaction.ts';
import { test as base, expect } from '../fixtures.ts';
import { anotherOwner } from '../owner.ts';
import { PasskeyOwner } from '../passkeyOwner.ts';
import { localhostUrl, recipient } from '../passkeyVisitor.ts';
import { returnToPage } from '../returnToPage.ts';
import { within } from '../weather/weather.ts';

const test = base.extend({
  // A chain that goes back takes transactions of the relay with it, whose numbers then have a gap.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  restoredChains: async ({}, use) => use(undefined),
});

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getConfiguration() view returns (uint256 x, uint256 y, uint176 verifiers)',
  'function createSigner(uint256 x, uint256 y, uint176 verifiers)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
]);

/** Signs a proposal as a demo account, at the gateway. */
async function confirmByWallet(local: Local, chainId: number, hash: Hash, index: number) {
  const gateway = createGatewayClient({ baseUrl: local.gatewayUrl ?? '' });
  const key = local.devnet.accounts[index]?.privateKey ?? '0x';
  await gateway.transactions.confirm(chainId, hash, signHash(hash, key));
}

const hashIn = (page: Page): Hash =>
  `0x${new URL(page.url()).searchParams.get('tx')?.slice(2) ?? ''}`;

test.describe.configure(within(120_000));

// The authenticator is Chromium's.
test.describe('a passkey is an owner', { tag: '@chromium' }, () => {
  test('of its own account: adds a wallet, and both sign a payment', async ({ page, local }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const account = await mira.comeIn();
    const { client, chain } = local.devnet.ethereum;
    const keeper = local.devnet.accounts[1]?.address ?? '0x';
    const before = await client.getBalance({ address: recipient });

    await mira.goTo(placeLink(chain.id, account, { kind: 'new' }));
    await mira.main.getByRole('radio', { name: 'Owners' }).check();
    await page.getByLabel('New owner').fill(keeper);
    await page.getByLabel('Signatures required from then on').selectOption('2');
    await mira.button('Review').click();
    await mira.pressPastWarnings('Sign and propose');
    await expect(mira.review).toContainText('You sign as one of the owners of this account.');
    await expect(mira.review).toContainText(account);
    const hash = await mira.shownHash();
    await mira.review.getByText('Hashes').click();
    await expect(mira.review).toContainText(hash);
    await mira.sign('Signatures required from then on: 2');
    await mira.executeOwn();

    await mira.goTo('/send');
    await expect(mira.main).toContainText('Signatures needed for a payment from this account: 2');
    await mira.main.getByRole('link', { name: 'Propose a payment' }).click();
    await mira.fillPayment(recipient, '0.5');
    await mira.button('Sign and propose').click();
    await mira.sign('Send 0.5 ETH to');
    await expect(mira.main).toContainText('You have signed.');
    await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
    await confirmByWallet(local, chain.id, hashIn(page), 1);
    await returnToPage(page);
    await mira.button('Execute').click(within(30_000));
    await expect(mira.main).toContainText('Executed.');
    expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.5'));

    await mira.goTo(placeLink(chain.id, account, { kind: 'new-message' }));
    await page.getByLabel('Text').fill('Paint the jetty blue.');
    await mira.button('Review').click();
    await mira.button('Sign and propose').click();
    await mira.sign('Paint the jetty blue.');
    await expect(mira.main).toContainText('You have signed.');
  });

  test('of an account that it creates through the relay, beside a wallet', async ({
    page,
    local,
  }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const own = await mira.create();
    const { client, chain } = local.devnet.ethereum;
    const keeper = getAddress(local.devnet.accounts[1]?.address ?? '0x');
    await mira.goTo('/multisig?show=create');
    await mira.button('Add an owner').click();
    await page.getByLabel('Owner 2', { exact: true }).fill(keeper);
    const shown = page.locator('#new-safe-address');
    await expect(shown).toHaveText(/^0x/);
    const account = getAddress((await shown.textContent()) ?? '');
    await mira.button('Create the account').click();
    await mira.sign();
    await expect(mira.main).toContainText('Signatures required: 2 of 2');
    await expect(page).toHaveURL(new RegExp(`safe=${chain.id}:${account}`));
    const owners = await client.readContract({
      address: account,
      abi,
      functionName: 'getOwners',
    });
    expect([...owners].sort()).toEqual([own, keeper].sort());
  });

  test('of its own account with threshold two: a new device finds the account, and both owners sign it in', {
    tag: '@full',
  }, async ({ page, context, local }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const account = await mira.comeIn();
    const { chain } = local.devnet.ethereum;
    const keeper = local.devnet.accounts[1];
    await mira.share(account, keeper?.address ?? '0x');

    // A new device: nothing is left here but what the passkey's provider shares.
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(localhostUrl(local.url));
    await mira.visitor.openConnectDialog();
    const dialog = mira.visitor.connectDialog;
    await dialog.getByRole('button', { name: /Continue with a pass/ }).click();
    await dialog.getByRole('button', { name: 'I already have one', exact: true }).click();
    await expect(mira.review).toContainText('You sign as one of the owners');
    await expect(mira.review).toContainText(account);
    await mira.sign('wants you to sign in');
    await expect(dialog).toContainText('Waiting for more owners to sign this message.');
    expect(await sessionIn(page)).toBeNull();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

    await mira.visitor.openAccountDialog();
    await expect(mira.visitor.accountDialog).toContainText('Signatures needed: 2.');
    await page.keyboard.press('Escape');

    const gateway = createGatewayClient({ baseUrl: local.gatewayUrl ?? '' });
    const { results } = await gateway.messages.list(chain.id, account);
    const newest = results.find((row) => row.type === 'MESSAGE');
    if (newest?.type !== 'MESSAGE') throw new Error('No message is queued for the keeper.');
    const { messageHash } = newest;
    const signature = signHash(messageHash, keeper?.privateKey ?? '0x');
    await gateway.messages.confirm(chain.id, messageHash, signature);
    await expect
      .poll(() => sessionIn(page), within(40_000))
      .toMatchObject({ account: `eip155:${chain.id}:${account.toLowerCase()}` });
  });

  test('of another account, through its own: confirms and executes', {
    tag: '@full',
  }, async ({ page, local }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const account = await mira.comeIn();
    const { client, chain } = local.devnet.ethereum;
    const { address, hash } = await proposeTo(local, account);
    const before = await client.getBalance({ address: recipient });

    await mira.goTo(placeLink(chain.id, address, { kind: 'transaction', hash }));
    await mira.button('Sign').click();
    await expect(mira.review).toContainText('This is another account, of which you are an owner.');
    await expect(mira.review).toContainText(address);
    await expect(mira.review).toContainText(account);
    await mira.sign('Send 0.25 ETH to');
    await expect(mira.main).toContainText('Signed. The other owners can see it now.');
    await mira.button('Execute').click();
    await mira.sign();
    await expect(mira.main).toContainText('Executed.');
    expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.25'));
  });

  test('of another account: chooses a nonce, and replaces a queued transaction, with a note', {
    tag: '@full',
  }, async ({ page, browser, local, watch }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const { address, hash } = await proposeTo(local, await mira.comeIn());
    const { client, chain } = local.devnet.ethereum;
    const before = await client.getBalance({ address: recipient });
    await mira.goTo(placeLink(chain.id, address, { kind: 'new' }));
    await mira.fillPayment(recipient, '0.125');
    await mira.main.getByText('Nonce 1: choose another').click();
    await page.getByLabel('Nonce', { exact: true }).fill('2');
    await expect(mira.main).toContainText('Nonce 1 is missing: until it is executed');
    await mira.settled();
    await mira.button('Sign and propose').click();
    await mira.sign('Send 0.125 ETH to');
    await expect(mira.main).toContainText('Proposed. 1 more signature is needed');
    await mira.goTo(placeLink(chain.id, address));
    await expect(mira.main).toContainText('Nonce 1 is missing.');

    await mira.goTo(placeLink(chain.id, address, { kind: 'transaction', hash }));
    await mira.main.getByRole('link', { name: 'Propose another call in its place' }).click();
    await expect(mira.main).toContainText('This proposal takes nonce 0.');
    await mira.fillPayment(recipient, '0.5');
    await page.getByLabel('Note for the other owners').fill('Twice as much.');
    await mira.settled();
    await mira.pressPastWarnings('Sign and propose');
    await mira.sign('Send 0.5 ETH to');
    await expect(mira.main).toContainText('Proposed. 1 more signature is needed');

    const replacing = placeLink(chain.id, address, { kind: 'transaction', hash: hashIn(page) });
    const keeper = await anotherOwner(browser, local, watch, 'keeper', replacing);
    await expect(keeper.main).toContainText(
      'Note of the proposer, not part of what is signed: Twice as much.',
    );
    await keeper.pressPastWarnings('Sign');
    await keeper.wallet.approve();
    await keeper.execute();
    expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.5'));
    await mira.goTo(placeLink(chain.id, address, { kind: 'transaction', hash }));
    await expect(mira.main.locator('.card-head')).toContainText('No longer valid');
  });

  test('of another account, before its own is deployed: shows how it can sign', async ({
    page,
    local,
  }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const { address, hash } = await proposeTo(local, await mira.create());
    const { chain } = local.devnet.ethereum;
    await mira.goTo(placeLink(chain.id, address, { kind: 'transaction', hash }));
    await expect(mira.main).toContainText('Your account is not open on Local Ethereum yet.');
    await mira.pressClosed(mira.button('Sign'));
    await expect(mira.review).toHaveCount(0);
  });

  test('of another account, while its own has threshold two: shows why it can neither sign nor create', {
    tag: '@full',
  }, async ({ page, local }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const account = await mira.comeIn();
    await mira.share(account, local.devnet.accounts[1]?.address ?? '0x');
    const { address, hash } = await proposeTo(local, account);
    const { chain } = local.devnet.ethereum;
    const reason = 'Your account needs several signatures itself';
    await mira.goTo(placeLink(chain.id, address, { kind: 'transaction', hash }));
    await expect(mira.button('Sign')).toHaveAccessibleDescription(new RegExp(reason));
    await mira.pressClosed(mira.button('Sign'));
    await expect(mira.review).toHaveCount(0);

    await mira.goTo('/multisig?show=create');
    await expect(mira.main).toContainText(reason);
    await mira.pressClosed(mira.button('Create the account'));
    await expect(mira.review).toHaveCount(0);
    await expect(mira.alert).toHaveCount(0);
  });

  test('that was lost: the wallet removes it, continues, and sees the networks where it is still an owner', {
    tag: '@full',
  }, async ({ page, browser, local, watch }) => {
    await addAuthenticator(page);
    const mira = new PasskeyOwner(page, local);
    const account = await mira.comeIn();
    const { ethereum, rollup } = local.devnet;
    const { client, chain } = ethereum;
    const keeperAddress = local.devnet.accounts[1]?.address ?? '0x';
    const [signer = '0x'] = await client.readContract({
      address: account,
      abi,
      functionName: 'getOwners',
    });
    await mira.goTo(placeLink(chain.id, account, { kind: 'new' }));
    await mira.main.getByRole('radio', { name: 'Owners' }).check();
    await page.getByLabel('New owner').fill(keeperAddress);
    await mira.button('Review').click();
    await mira.pressPastWarnings('Sign and propose');
    await mira.sign('Add the owner');
    await mira.executeOwn();

    const place = placeLink(chain.id, account);
    const keeper = await anotherOwner(browser, local, watch, 'keeper', `${place}&show=new`);
    await keeper.main.getByRole('radio', { name: 'Owners' }).check();
    await keeper.page.getByLabel('Change').selectOption('remove');
    await keeper.page.getByLabel('Owner to remove').selectOption(signer);
    await keeper.button('Review').click();
    await keeper.pressPastWarnings('Sign and propose');
    await keeper.wallet.approve();
    await keeper.execute();
    await expect(keeper.main).toContainText(
      `This account is not open yet on: ${rollup.chain.name}.`,
    );

    const before = await client.getBalance({ address: recipient });
    await keeper.goTo(`${place}&show=new`);
    await keeper.fillPayment(recipient, '0.2');
    await keeper.press('Sign and propose');
    await keeper.button('Execute').click();
    await keeper.wallet.approve();
    await expect(keeper.main).toContainText('Executed.');
    expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.2'));

    await openOnRollup(local, account, signer);
    await keeper.goTo(place);
    await expect(keeper.main).toContainText(
      `A passkey that is no owner here still is one on: ${rollup.chain.name}.`,
    );
    await keeper.goTo(placeLink(rollup.chain.id, account));
    await expect(keeper.main.getByRole('listitem').filter({ hasText: signer })).toContainText(
      'Passkey',
    );
  });
});

const sessionIn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await (await fetch('/auth/session')).json()).session);

/** Makes an account of the visitor's and the keeper's, in which the keeper proposes a payment. */
async function proposeTo(local: Local, account: Address) {
  const { client, chain } = local.devnet.ethereum;
  const { address: keeper = '0x' as Address, privateKey = '0x' as const } =
    local.devnet.accounts[1] ?? {};
  const { address, transaction: creation } = createSafe('1.4.1', [account, keeper], 2);
  await executeTransaction(local.devnet.ethereum, creation);
  await client.setBalance({ address, value: parseEther('1') });
  const safe = { address, chainId: chain.id, version: '1.4.1' };
  const transaction = createTransaction({ to: recipient, value: parseEther('0.25') }, 0n);
  const { hash } = hashTransaction(transaction, safe);
  const gateway = createGatewayClient({ baseUrl: local.gatewayUrl ?? '' });
  await gateway.transactions.propose(chain.id, address, {
    transaction,
    safeTxHash: hash,
    sender: keeper,
    signature: signHash(hash, privateKey),
  });
  return { address, hash };
}

/** Deploys an account on the second network like its first payment, which anyone can. */
async function openOnRollup({ devnet }: Local, account: Address, signer: Address) {
  const { ethereum, rollup } = devnet;
  const args = await ethereum.client.readContract({
    address: signer,
    abi,
    functionName: 'getConfiguration',
  });
  const { PASSKEY_CONTRACTS } = await import('@mooring/devnet');
  const payer = devnet.accounts[0]?.address ?? '0x';
  const setup = accountSetup(signer);
  const calls = [
    {
      to: PASSKEY_CONTRACTS.factory,
      data: encodeFunctionData({ abi, functionName: 'createSigner', args }),
    },
    {
      to: safeContracts.proxyFactory,
      data: encodeFunctionData({
        abi,
        functionName: 'createProxyWithNonce',
        args: [safeContracts.safeL2, setup, 0n],
      }),
    },
  ];
  for (const call of calls) {
    await executeTransaction(rollup, { from: payer, ...call });
  }
  expect(await rollup.client.getCode({ address: account })).toBeDefined();
}
