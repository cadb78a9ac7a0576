import type { TestWallet } from '@mooring/testing';
import { installTestWallet } from '@mooring/testing/playwright';
import type { Page } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { expect, test as journey } from './fixtures.ts';
import { Sender, sentText } from './sender.ts';

const recipients: readonly Address[] = [
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
];

interface Fixtures {
  /** Whether the wallet executes a batch as one transaction. */
  readonly atomic: 'supported' | 'unsupported';
}

/** A wallet with batches, whose owner approves. */
const test = journey.extend<Fixtures>({
  atomic: ['supported', { option: true }],
  testWallet: async ({ page, local, atomic }, use) => {
    const { ethereum, accounts } = local.devnet;
    const wallet = await installTestWallet(page, {
      accounts: accounts.slice(0, 1).map(({ privateKey }) => privateKey),
      chains: [{ id: ethereum.chain.id, rpcUrl: ethereum.rpcUrl }],
      capabilities: { [ethereum.chain.id]: { atomic: { status: atomic } } },
      connected: true,
    });
    await use(wallet);
  },
});

async function sendThree(page: Page): Promise<Sender> {
  const sender = new Sender(page);
  const add = page.getByRole('button', { name: 'Add recipient' });
  await add.click();
  await add.click();
  for (const [index, recipient] of recipients.entries()) {
    await page.getByLabel(`Recipient ${index + 1}`, { exact: true }).fill(recipient);
    await page.getByLabel(`Amount ${index + 1}`, { exact: true }).fill('0.1');
  }
  await expect(sender.review).toContainText('0.3 ETH');
  await sender.send();
  return sender;
}

const prompts = ({ requests }: TestWallet) =>
  requests
    .map(({ method }) => method)
    .filter((method) => ['wallet_sendCalls', 'eth_sendTransaction'].includes(method));

const sentEach = (count: number) => Array<string>(count).fill('eth_sendTransaction');

test('batch: three calls are one prompt and one entry, through a reload', async ({
  page,
  visitor,
  testWallet,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const balances = () => Promise.all(recipients.map((address) => client.getBalance({ address })));
  const before = await balances();
  await visitor.arriveWithTestWallet('/send');
  await client.setAutomine(false);
  const sender = await sendThree(page);
  await expect(sender.main).toContainText(sentText);
  expect(prompts(testWallet)).toEqual(['wallet_sendCalls']);
  await sender.openActivity();
  await expect(sender.transactions).toHaveCount(1);
  await expect(sender.transactions).toContainText('Pending');
  await expect(sender.transactions.locator('.paid-recipient')).toHaveText('0xa0Ee…9720and 2 more');

  await page.reload();
  await expect(sender.transactions).toContainText('Pending');
  await client.mine({ blocks: 1 });
  await expect(sender.transactions).toContainText('3 of 3 done');
  await expect(sender.transactions).toHaveCount(1);
  expect(await balances()).toEqual(before.map((balance) => balance + parseEther('0.1')));

  await page.reload();
  await expect(sender.transactions).toContainText('3 of 3 done');
  await visitor.openAccountDialog();
  const dialog = visitor.accountDialog;
  await expect(dialog.locator('.mooring-transaction')).toHaveCount(1);
  await expect(dialog).toContainText('3 of 3 done');
  await expect(dialog).toContainText('This account runs delegated code: 0x');
  expect(prompts(testWallet)).toHaveLength(1);
});

test('batch: a repriced batch is the same entry', { tag: '@full' }, async ({
  page,
  visitor,
  testWallet,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  await visitor.arriveWithTestWallet('/send');
  await client.setAutomine(false);
  const sender = await sendThree(page);
  await expect(sender.main).toContainText(sentText);
  await sender.openActivity();
  await expect(sender.transactions).toContainText('Pending');
  const sent = testWallet.transactions.at(-1);
  if (!sent) throw new Error('The wallet has sent nothing.');
  await testWallet.replace(sent.hash, 'repriced');
  await client.mine({ blocks: 1 });
  await expect(sender.transactions).toContainText('3 of 3 done');
  await expect(sender.transactions).toHaveCount(1);
});

test.describe('batch in a wallet that sends calls one by one', () => {
  test.use({ atomic: 'unsupported' });

  test('shows how many calls were executed', { tag: '@long' }, async ({
    page,
    visitor,
    testWallet,
  }) => {
    await visitor.arriveWithTestWallet('/send');
    testWallet.next('wallet_sendCalls').partly(1);
    const sender = await sendThree(page);
    await expect.poll(() => prompts(testWallet)).toEqual(['wallet_sendCalls']);
    await sender.openActivity();
    const text = '1 of 3 done: your wallet did not run them as one';
    await expect(sender.transactions).toContainText(text);
    await page.reload();
    await expect(sender.transactions).toContainText(text);
    await expect(sender.transactions).toHaveCount(1);
    expect(prompts(testWallet)).toEqual(['wallet_sendCalls']);
  });

  test('shows all calls executed, each in its own transaction', {
    tag: '@full',
  }, async ({ page, visitor, testWallet }) => {
    await visitor.arriveWithTestWallet('/send');
    const sender = await sendThree(page);
    // Leaving the page before the wallet was asked sends nothing.
    await expect.poll(() => prompts(testWallet)).toEqual(['wallet_sendCalls']);
    await sender.openActivity();
    await expect(sender.transactions).toContainText('3 of 3 done');
    await expect(sender.transactions).toHaveCount(1);
    expect(testWallet.transactions).toHaveLength(3);
  });

  test('offers one by one after a rejected account upgrade', { tag: '@long' }, async ({
    page,
    visitor,
    testWallet,
  }) => {
    await visitor.arriveWithTestWallet('/send');
    testWallet.always('wallet_sendCalls').fail(-32603, 'Upgrade rejected.');
    const sender = await sendThree(page);
    await expect(sender.main).toContainText('The wallet says: Upgrade rejected.');
    await page.getByRole('button', { name: 'Send one by one' }).click();
    await expect(sender.main).toContainText(sentText);
    expect(prompts(testWallet)).toEqual(['wallet_sendCalls', ...sentEach(3)]);
  });

  for (const [name, change, text] of [
    ['disconnects', (wallet: TestWallet) => wallet.disconnect(), 'The wallet was disconnected.'],
    [
      'goes to another network',
      (wallet: TestWallet) => wallet.selectChain(9_999),
      'Your wallet is on another network now.',
    ],
  ] as const) {
    test(`${name} after the first payment: the rest is not asked for, and the page says so`, {
      tag: '@long',
    }, async ({ page, visitor, testWallet, local }) => {
      const { client } = local.devnet.ethereum;
      await visitor.arriveWithTestWallet('/send');
      testWallet.always('wallet_sendCalls').fail(5740, 'Too many calls.');
      await client.setAutomine(false);
      const sender = await sendThree(page);
      await expect(sender.main).toContainText('1 of 3 sent, waiting for the network');
      change(testWallet);
      await client.mine({ blocks: 1 });
      await expect(sender.main).toContainText(`1 of 3 sent. The rest was not sent. ${text}`);
      expect(prompts(testWallet)).toEqual(['wallet_sendCalls', ...sentEach(1)]);
    });
  }

  test('sends sequentially when batches are refused, each once (double submit)', async ({
    page,
    visitor,
    testWallet,
  }) => {
    await visitor.arriveWithTestWallet('/send');
    testWallet.next('wallet_sendCalls').fail(5740, 'Too many calls.');
    testWallet.next('eth_sendTransaction').approve();
    testWallet.next('eth_sendTransaction').hang();
    testWallet.next('eth_sendTransaction').reject();
    const sender = await sendThree(page);
    await expect(sender.main).toContainText('2 of 3 in your wallet');
    await testWallet.nextRequest('eth_sendTransaction');
    (await testWallet.nextRequest('eth_sendTransaction')).approve();
    await expect(sender.main).toContainText('2 of 3 sent. The rest was not sent.');
    await expect(page.getByLabel('Recipient', { exact: true })).toHaveValue(recipients[2] ?? '');
    await sender.openActivity();
    await expect(sender.transactions).toHaveCount(2);
    await expect(sender.transactions.filter({ hasText: 'Confirmed' })).toHaveCount(2);
  });
});
