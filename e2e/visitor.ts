import { expect, type Locator, type Page } from '@playwright/test';
import { DemoWallet } from './demoWallet.ts';

/** Does on the page what a person does. */
export class Visitor {
  readonly page: Page;
  readonly wallet: DemoWallet;

  constructor(page: Page) {
    this.page = page;
    this.wallet = new DemoWallet(page);
  }

  get header() {
    return this.page.getByRole('banner');
  }

  get connectButton() {
    return this.header.getByRole('button', { name: 'Connect wallet' });
  }

  /** The button of the connected account. */
  get accountButton() {
    return this.header.getByRole('button', { name: /Account/ });
  }

  get networkButton() {
    return this.header.getByRole('button', { name: /^Network:/ });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  get connectDialog() {
    return this.dialog('Connect a wallet');
  }

  async openConnectDialog() {
    await this.connectButton.click();
    await expect(this.connectDialog).toBeVisible();
  }

  async chooseWallet(name = 'Demo Wallet') {
    await this.connectDialog.getByRole('button', { name, exact: true }).first().click();
  }

  /** Opens the page and connects the demo wallet. */
  async connect(path = '/') {
    await this.page.goto(path);
    await this.openConnectDialog();
    await this.chooseWallet();
    await this.wallet.approve();
    await expect(this.accountButton).toBeVisible();
  }

  async openNetworkDialog() {
    await this.networkButton.click();
    await expect(this.dialog('Switch network')).toBeVisible();
  }

  async openAccountDialog() {
    await this.accountButton.click();
    await expect(this.dialog('Account')).toBeVisible();
  }
}
