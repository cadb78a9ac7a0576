import type { Local } from '@mooring/devnet/local';
import type { Page } from '@playwright/test';
import type { Address } from 'viem';
import { expect, test } from './fixtures.ts';
import { repointName } from './repointName.ts';
import { Sender, sentText } from './sender.ts';
import { storeConnection } from './storedConnection.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const stranger: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('recipient: a name without an address on the network shows whose it is', {
  tag: '@long',
}, async ({ page, local }) => {
  await arriveOnRollup(page, local);
  const sender = new Sender(page);
  const recipient = page.getByLabel('Recipient', { exact: true });
  await sender.fill('harbour.eth', '0.01');
  await expect(recipient).toHaveAccessibleDescription(
    /no address for Local Rollup: this is its address on Ethereum/,
  );
  await sender.fill('newcomer.eth', '0.01');
  await expect(recipient).toHaveAccessibleDescription(/^Resolves to 0x\w{40}$/);
});

test('recipient: a contract of another network needs confirmation', async ({ page, local }) => {
  const { client } = local.devnet.ethereum;
  await client.setCode({ address: stranger, bytecode: '0x00' });
  await arriveOnRollup(page, local);
  const sender = new Sender(page);
  await sender.fill(stranger, '0.01');
  await expect(sender.review).toContainText('You send 0.01 ETH');
  const tick = page.getByRole('checkbox', {
    name: 'There is a contract at this address on Local Ethereum, and nothing here.',
  });
  const send = sender.main.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await tick.check();
  await expect(send).toHaveAttribute('aria-disabled', 'false');
});

test('recipient: the address of a name stays until a changed one is accepted', async ({
  page,
  visitor,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill('harbour.eth', '0.01');
  await expect(sender.review).toContainText(harbour);
  await repointName(local, 'harbour.eth', stranger);
  await sender.send();
  await expect(page.getByLabel('Recipient', { exact: true })).toHaveAccessibleDescription(
    /now leads to the second address/,
  );
  await expect(sender.wallet.window).toHaveCount(0);
  await expect(sender.main.locator('.compared')).toHaveText(`${harbour}${stranger}`);
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(sender.review).toContainText(stranger);
  const before = await client.getBalance({ address: stranger });
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText(sentText);
  await expect
    .poll(async () => (await client.getBalance({ address: stranger })) - before)
    .toBe(10n ** 16n);
});

test('recipient: a payment link (ERC-681) is read, and its amount offered', async ({
  page,
  visitor,
  local,
}) => {
  const { chain, tokens } = local.devnet.ethereum;
  const [token] = tokens;
  if (!token) throw new Error('The network has no tokens.');
  const sender = new Sender(page);
  const amount = page.getByLabel('Amount', { exact: true });
  await visitor.arriveConnected('/send');
  await sender.fill(`ethereum:${harbour}@${chain.id}?value=1.5e17`, '');
  await expect(sender.main).toContainText(/The link asks for 0\.15\sETH/);
  await expect(page.getByLabel('Recipient', { exact: true })).toHaveAccessibleDescription(
    `Resolves to ${harbour}`,
  );
  await expect(amount).toHaveValue('');
  await page.getByRole('button', { name: 'Use this amount' }).click();
  await expect(amount).toHaveValue('0.15');
  await expect(amount).toBeFocused();
  await expect(sender.review).toContainText(harbour);
  const units = 25n * 10n ** BigInt(token.decimals);
  const ask = `transfer?address=${harbour}&uint256=${units}`;
  await sender.fill(`ethereum:${token.address}@${chain.id}/${ask}`, '');
  await page.getByRole('button', { name: 'Use this amount' }).click();
  await expect(sender.review).toContainText(`You send 25 ${token.symbol}`);
  await expect(sender.review).toContainText(harbour);
});

test('recipient: a link of another network is refused (wrong network), with a switch', async ({
  page,
  visitor,
  local,
}) => {
  const { chain } = local.devnet.rollup;
  const recipient = page.getByLabel('Recipient', { exact: true });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill(`https://basescan.org/address/${harbour}`, '0.01');
  await recipient.blur();
  await expect(recipient).toHaveAccessibleDescription('This address is for another network: base.');
  await expect(sender.main.getByRole('button', { name: 'Switch network' })).toHaveCount(0);
  await sender.fill(`ethereum:${harbour}@${chain.id}`, '0.01');
  await recipient.blur();
  await expect(recipient).toHaveAccessibleDescription(/another network: Local Rollup\.$/);
  await sender.main.getByRole('button', { name: 'Switch network' }).click();
  await expect(visitor.networkDialog).toBeVisible();
});

test('recipient: address poisoning (phishing): a look-alike is compared digit by digit', async ({
  page,
  visitor,
  local,
}) => {
  const keeper = local.devnet.accounts[1]?.address ?? '0x';
  const alike = `${keeper.slice(0, 20)}${keeper[20] === '0' ? '1' : '0'}${keeper.slice(21)}`;
  await visitor.arriveConnected('/send', { accounts: 2 });
  const sender = new Sender(page);
  await sender.fill(alike.toLowerCase(), '0.01');
  await expect(sender.review.locator('.marked-address')).toHaveText([
    new RegExp(`^${alike}$`, 'i'),
    keeper,
  ]);
  const marks = sender.review.locator('mark');
  await expect(marks).toHaveText([alike.slice(20, 21), keeper.slice(20, 21)]);
  // As many digits as it takes.
  const start = alike.slice(0, 21).toLowerCase();
  await expect(sender.review).toContainText(new RegExp(`You send 0.01 ETH to ${start}…`, 'i'));
});

test('recipient: an offchain name is shown as such, with Retry', { tag: '@long' }, async ({
  page,
  visitor,
  local,
}) => {
  const { chain, client } = local.devnet.ethereum;
  const address = chain.contracts?.['ensUniversalResolver']?.address;
  if (typeof address !== 'string') throw new Error('The network has no names.');
  const code = await client.getCode({ address });
  // Reverts with `OffchainLookup`, whatever it is asked.
  const bytecode = '0x63556f183060e01b60005260046000fd';
  await client.setCode({ address, bytecode });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill('harbour.eth', '0.01');
  await expect(page.getByLabel('Recipient', { exact: true })).toHaveAccessibleDescription(
    /kept elsewhere, and this site does not ask there/,
  );
  await client.setCode({ address, bytecode: code ?? '0x' });
  await sender.main.getByRole('button', { name: 'Retry' }).click();
  await expect(sender.review).toContainText(harbour);
});

test('recipient: a name with mixed alphabets is refused (phishing)', async ({ page, visitor }) => {
  await visitor.arriveConnected('/send');
  const sender = new Sender(page);
  const recipient = page.getByLabel('Recipient', { exact: true });
  for (const name of ['mir\u0430.eth', '\u0440\u0430\u0443\u0440\u0430.eth']) {
    await sender.fill(name, '0.01');
    await expect(recipient).toHaveAccessibleDescription(
      /mixes letters of different alphabets and may imitate another one\. Enter the address\.$/,
    );
  }
});

async function arriveOnRollup(page: Page, { devnet }: Local) {
  const [mira] = devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  const { id } = devnet.rollup.chain;
  await storeConnection(page, { wallet: 'demo', accounts: [mira.address], chainId: id });
  await page.goto('/send');
}
