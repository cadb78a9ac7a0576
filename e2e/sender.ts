import type { Local } from '@mooring/devnet/local';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Address } from 'viem';
import { DemoWallet } from './demoWallet.ts';

/** Outcome of a payment that was sent, whether the network has confirmed it yet or not. */
export const sentText = /On its way\.|Confirmed by the network\./;

/** Sender: fills in and submits the send page. */
export class Sender {
  readonly page: Page;
  readonly wallet: DemoWallet;

  constructor(page: Page) {
    this.page = page;
    this.wallet = new DemoWallet(page);
  }

  get main() {
    return this.page.getByRole('main');
  }

  get review() {
    return this.page.getByRole('region', { name: 'What will happen' });
  }

  get transactions() {
    return this.main.locator('.mooring-transaction');
  }

  transaction(text: RegExp): Locator {
    return this.transactions.filter({ hasText: text });
  }

  async fill(recipient: string, amount: string) {
    await this.page.getByLabel('Recipient', { exact: true }).fill(recipient);
    await this.page.getByLabel('Amount', { exact: true }).fill(amount);
  }

  async send() {
    await this.main.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Opens the activity page by its link, without reloading the site. */
  async openActivity() {
    await this.page
      .getByRole('navigation')
      .getByRole('link', { name: 'Activity' })
      .filter({ visible: true })
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  }

  /** Sends coins on the first network, opens the activity page, and expects a pending transaction. */
  async sendCoin(local: Local, to: Address, amount: string): Promise<void> {
    const { client } = local.devnet.ethereum;
    const [mira] = local.devnet.accounts;
    if (!mira) throw new Error('The network has no accounts.');
    const from = mira.address;
    const nonce = await client.getTransactionCount({ address: from });
    await this.fill(to, amount);
    await this.send();
    await this.wallet.approve();
    await this.openActivity();
    const block = await client.getBlock({ blockTag: 'pending', includeTransactions: true });
    const waiting = block.transactions.find((one) => one.nonce === nonce);
    if (!waiting) throw new Error('The chain has not heard of the transaction.');
  }
}
