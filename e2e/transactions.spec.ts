import type { Page } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { expect, test } from './fixtures.ts';
import { Sender, sentText } from './sender.ts';
import type { Visitor } from './visitor.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test('send: coin to an address, followed until confirmed', async ({ page, visitor, local }) => {
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill(harbour, '1.25');
  await expect(sender.review).toContainText('You send 1.25 ETH');
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText('Confirmed by the network.');
  await sender.openActivity();
  await expect(sender.transaction(/1\.25 ETH/)).toContainText('Confirmed');
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('1.25'));
});

test('send: a token', { tag: '@full' }, async ({ page, visitor, local }) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await page.getByLabel('Asset').selectOption({ label: 'HUSD · Harbour Dollar' });
  await sender.fill(harbour, '12.5');
  await expect(sender.review).toContainText('You send 12.5 HUSD');
  await sender.send();
  await sender.wallet.approve();
  await sender.openActivity();
  await expect(sender.transaction(/12\.5 HUSD/)).toContainText('Confirmed');
  expect(local.devnet.ethereum.tokens.map(({ symbol }) => symbol)).toContain('HUSD');
});

test('activity: shows the recipient of a token payment, by name and contact', {
  tag: '@long',
}, async ({ page, visitor, local }) => {
  const [, keeper] = local.devnet.accounts;
  if (!keeper) throw new Error('The network has no second account.');
  const short = `${keeper.address.slice(0, 6)}…${keeper.address.slice(-4)}`;
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await page.getByLabel('Asset').selectOption({ label: 'HUSD · Harbour Dollar' });
  await sender.fill(keeper.address, '12.5');
  await expect(sender.review).toContainText('You send 12.5 HUSD');
  await sender.send();
  await sender.wallet.approve();
  await sender.openActivity();
  const paid = sender.transaction(/12\.5 HUSD/).locator('.paid-recipient');
  await expect(paid).toHaveText(`the-keeper-of-the-northe...${short}`);
  await page.goto('/sessions');
  await visitor.signInButton.click();
  await visitor.signMessage();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await form.getByLabel('Name').fill('Keeper of the light');
  await form.getByLabel('Address').fill(keeper.address);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await sender.openActivity();
  await expect(paid).toHaveText(
    `Keeper of the lightFrom your contacts: Keeper of the light${short}`,
  );
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Latest transactions' })).toContainText(
    'Keeper of the light',
  );
});

/** Pays as a person who is signed in, and asks to save the recipient while the dialog's code does not arrive. */
async function failToSave({ page, visitor }: { page: Page; visitor: Visitor }) {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await page.goto('/sessions');
  await visitor.signInButton.click();
  await visitor.signMessage();
  await page.goto('/send');
  await sender.fill(harbour, '1');
  await sender.send();
  await sender.wallet.approve();
  const code = '**/assets/ContactDialog-*.js';
  await page.route(code, (route) => route.abort());
  const save = page.getByRole('button', { name: 'Save 0xa0Ee…9720 to contacts' });
  await save.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
  await expect(failure).toBeVisible();
  return { code, save, retry: failure.getByRole('button', { name: 'Retry' }) };
}

// Firefox never requests a module again that failed: there a retry reloads the document, as below.
test('send: saves a paid recipient to contacts, with Retry when the dialog fails to load', {
  tag: ['@chromium', '@full'],
}, async ({ page, visitor }) => {
  const { code, save, retry } = await failToSave({ page, visitor });
  await page.unroute(code);
  await retry.click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await expect(dialog.getByLabel('Address')).toHaveValue(harbour);
  await dialog.getByLabel('Name').fill('Harbour');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(save).toHaveCount(0);
});

test('a part that a retry does not bring reloads the document', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const { code, retry } = await failToSave({ page, visitor });
  const reloaded = page.waitForEvent('load');
  await retry.click();
  await reloaded;
  await page.unroute(code);
  await expect(page.getByRole('heading', { level: 1, name: 'Send' })).toBeVisible();
  await expect(visitor.accountButton).toBeVisible();
});

test('send: an invalid hash from the wallet is neither success nor failure', async ({
  page,
  visitor,
  testWallet,
}) => {
  await visitor.arriveWithTestWallet('/send');
  const sender = new Sender(page);
  await sender.fill(harbour, '1.25');
  await expect(sender.review).toContainText('You send 1.25 ETH');
  testWallet.next('send').answer('0xnonsense');
  await sender.send();
  await expect(sender.main).toContainText('We cannot tell whether it was sent.');
  await expect(sender.main).not.toContainText('It was not sent.');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1.25');
});

test('send: coin to a name, whose address is shown first', { tag: '@full' }, async ({
  page,
  visitor,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill('harbour.eth', '0.5');
  await expect(sender.review).toContainText(harbour);
  await sender.send();
  await expect(sender.wallet.window).toContainText(/0xa0Ee/i);
  await sender.wallet.approve();
  await sender.openActivity();
  await expect(sender.transaction(/harbour\.eth/)).toContainText('Confirmed');
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.5'));
});

test('send: a rejection keeps the form', { tag: '@full' }, async ({ page, visitor }) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill('harbour.eth', '0.5');
  await expect(sender.review).toContainText(harbour);
  await sender.send();
  await sender.wallet.reject();
  await expect(page.getByLabel('Recipient')).toHaveValue('harbour.eth');
  await expect(page.getByLabel('Amount')).toHaveValue('0.5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText(sentText);
});

test('send: problems are shown before the wallet opens', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  for (const [recipient, amount, text] of [
    ['0x1234', '1', 'not a valid address'],
    ['0xA0Ee7A142d267C1f36714E4a8F75612F20a79720', '1', 'checksum'],
    ['nobody-has-this.eth', '1', 'No address was found'],
    [harbour, '0', 'above zero'],
    [harbour, 'two', 'Enter a valid amount'],
    [harbour, '1000000', 'more ETH than you have'],
    [harbour, '0.0000000000000000001', 'decimals'],
  ] as const) {
    await sender.fill(recipient, amount);
    await sender.send();
    await expect(sender.main).toContainText(text);
    await expect(sender.wallet.window).toHaveCount(0);
  }
});

test('send: an abandoned wallet request is shown (double submit)', {
  tag: '@full',
}, async ({ page, visitor, testWallet }) => {
  const sender = new Sender(page);
  const warning = sender.main.getByText('An earlier request is still open in your wallet.');
  await visitor.arriveWithTestWallet('/send');
  testWallet.next('send').hang();
  await sender.fill(harbour, '0.01');
  await sender.send();
  const earlier = await testWallet.nextRequest('send');
  await expect(warning).toHaveCount(0);
  await sender.main.getByRole('button', { name: 'Back to the form' }).click();
  await expect(warning).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.01');
  earlier.reject();
  await expect(warning).toHaveCount(0);
});

test('send: a reverted transaction is shown as failed', { tag: '@full' }, async ({
  page,
  visitor,
  local,
}) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill(local.devnet.ethereum.contracts.alwaysReverts, '0.1');
  await expect(sender.review).toContainText('would fail');
  await expect(sender.review).toContainText('The reason given: Ran aground');
  await sender.send();
  await sender.wallet.approve();
  await sender.openActivity();
  await expect(sender.transaction(/0\.1 ETH/)).toContainText('Failed: reverted by the contract');
});

test.describe('pending transaction', () => {
  for (const [by, amount, shown] of [
    ['repriced', '0.2', 'Confirmed'],
    ['cancelled', '0.3', 'Cancelled'],
    ['replaced', '0.4', 'Replaced by another transaction'],
  ] as const) {
    const tag = by === 'replaced' ? [] : '@full';
    test(`is ${by} in the wallet: it says "${shown}", and counts as one`, { tag }, async ({
      page,
      visitor,
      testWallet,
      local,
    }) => {
      const { client } = local.devnet.ethereum;
      const sender = new Sender(page);
      await visitor.recordSpoken();
      await visitor.arriveWithTestWallet('/send');
      await client.setAutomine(false);
      await sender.fill(harbour, amount);
      await sender.send();
      await expect(sender.main).toContainText(sentText);
      await sender.openActivity();
      const transaction = sender.transaction(new RegExp(`${amount} ETH`));
      await expect(transaction).toContainText('Pending');
      const [sent] = testWallet.transactions;
      if (!sent) throw new Error('The wallet has sent nothing.');
      // Nodes forget what is replaced: the nonce of one that the page has not seen is known to nobody.
      await expect.poll(() => page.evaluate(hasSeenNonce, sent.hash)).toBe(true);
      await testWallet.replace(sent.hash, by);
      await client.mine({ blocks: 1 });
      const outcome = by === 'repriced' ? 'confirmed' : 'not confirmed';
      await expect
        .poll(() => visitor.spoken())
        .toMatch(new RegExp(`Transaction ${outcome}.*${amount} ETH`));
      await expect(transaction).toContainText(shown);
      await expect(sender.transactions).toHaveCount(1);
    });
  }

  test.describe('timeout', () => {
    test.use({ timeouts: { transactionMs: 1_500 } });

    test('reads "not confirmed", and a later receipt corrects it on the next visit', {
      tag: '@full',
    }, async ({ page, visitor, local }) => {
      const { client } = local.devnet.ethereum;
      const sender = new Sender(page);
      await visitor.arriveConnected('/send');
      await client.setAutomine(false);
      await sender.sendCoin(local, harbour, '0.6');
      await expect(sender.transaction(/0\.6 ETH/)).toContainText('Not confirmed');
      await client.mine({ blocks: 1 });
      await page.reload();
      await expect(sender.transaction(/0\.6 ETH/)).toContainText('Confirmed', {
        ignoreCase: false,
      });
    });
  });
});

test('send: several payments in one batch where the wallet can', { tag: '@long' }, async ({
  page,
  visitor,
  wallet,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  await wallet.behaves({ claimBatch: true });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await page.getByLabel('Recipient 1', { exact: true }).fill(harbour);
  await page.getByLabel('Amount 1', { exact: true }).fill('0.1');
  await page.getByLabel('Recipient 2', { exact: true }).fill('harbour.eth');
  await page.getByLabel('Amount 2', { exact: true }).fill('0.2');
  await expect(sender.review).toContainText('harbour.eth');
  await sender.send();
  await wallet.approve();
  await expect
    .poll(async () => (await client.getBalance({ address: harbour })) - before)
    .toBe(parseEther('0.3'));
  await sender.openActivity();
  await expect(sender.transactions).toHaveCount(1);
  await expect(sender.transactions).toContainText('2 of 2 done');
});

test('send: the draft survives a reload, for its account only', { tag: '@full' }, async ({
  page,
  visitor,
  wallet,
}) => {
  const sender = new Sender(page);
  const recipient = page.getByLabel('Recipient', { exact: true });
  const amount = page.getByLabel('Amount', { exact: true });
  await visitor.arriveConnected('/send');
  await sender.fill(harbour, '0.5');
  await page.reload();
  await expect(recipient).toHaveValue(harbour);
  await expect(amount).toHaveValue('0.5');
  await sender.openActivity();
  await page.goBack();
  await expect(amount).toHaveValue('0.5');
  await wallet.selectAccount(1);
  await expect(page.getByText('What you had filled in is for another account')).toBeVisible();
  await expect(recipient).toHaveValue('');
  await wallet.selectAccount(0);
  await expect(recipient).toHaveValue(harbour);
  await sender.send();
  await wallet.approve();
  await expect(sender.main).toContainText(sentText);
  await page.reload();
  await expect(recipient).toHaveValue('');
});

test('send: warns of the same payment from another tab (double submit)', { tag: '@long' }, async ({
  page,
  context,
  visitor,
}) => {
  await visitor.arriveConnected('/send');
  const other = await context.newPage();
  await other.goto('/send');
  const [sender, second] = [new Sender(page), new Sender(other)];
  await second.fill(harbour, '0.6');
  await expect(second.review).toContainText('You send 0.6 ETH');
  const said = other.getByText('The same payment was just sent from here.');
  await expect(said).toHaveCount(0);
  await sender.fill(harbour, '0.6');
  await sender.send();
  await sender.wallet.approve();
  await expect(said).toBeVisible();
});

test('send: a token that transfers nothing is shown before and after', async ({
  page,
  visitor,
  local,
}) => {
  const sender = new Sender(page);
  const husd = local.devnet.ethereum.tokens.find(({ symbol }) => symbol === 'HUSD');
  if (!husd) throw new Error('The network has no HUSD.');
  await visitor.arriveConnected('/send');
  await page.getByLabel('Asset').selectOption({ label: 'HUSD · Harbour Dollar' });
  await sender.fill(harbour, '12.5');
  await expect(sender.review).toContainText('You send 12.5 HUSD');
  // Answers a large balance to everybody, and 0 to everything else: `transfer` too.
  await local.devnet.ethereum.client.setCode({
    address: husd.address,
    bytecode: '0x60003560e01c6370a082311460601b60005260206000f3',
  });
  await sender.fill(harbour, '13');
  await expect(sender.review).toContainText('This token answers that it would send nothing.');
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText('Only 0 HUSD arrived, by the token’s own record.');
});

/** Returns true once the page has stored the nonce of a transaction, in the page. */
function hasSeenNonce(hash: string): boolean {
  return Object.entries(localStorage).some(
    ([key, value]) => key.endsWith(hash) && /"nonce":\d/.test(String(value)),
  );
}
