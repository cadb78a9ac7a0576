import { expect, type Page } from '@playwright/test';

/** Settings of the demo wallet. */
export type WalletSettings = Readonly<Record<string, unknown>>;

/** Drives the demo wallet as its owner. */
export class DemoWallet {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Changes settings from the next page load on. */
  async behaves(settings: WalletSettings) {
    await this.page.addInitScript((json) => {
      // Firefox runs this in empty documents too, which have no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('demo-wallet.settings', json);
    }, JSON.stringify(settings));
  }

  /** Changes settings in the current page. */
  async configure(settings: WalletSettings) {
    await this.page.evaluate((changes) => {
      Reflect.get(window, 'demoWallet').configure(changes);
    }, settings);
  }

  get window() {
    return this.page.getByRole('alertdialog');
  }

  async approve() {
    await this.window.getByRole('button', { name: 'Approve' }).click();
    await expect(this.window).toHaveCount(0);
  }

  async reject() {
    await this.window.getByRole('button', { name: 'Reject' }).click();
    await expect(this.window).toHaveCount(0);
  }

  /** Ticks more accounts in the connect window. */
  async alsoShare(count: number) {
    const boxes = this.window.getByRole('checkbox');
    for (let index = 1; index < count; index += 1) await boxes.nth(index).check();
  }

  async selectAccount(index: number) {
    await this.page.evaluate((at) => Reflect.get(window, 'demoWallet').selectAccount(at), index);
  }

  async selectChain(id: number) {
    await this.page.evaluate(
      (chainId) => Reflect.get(window, 'demoWallet').selectChain(chainId),
      id,
    );
  }
}
