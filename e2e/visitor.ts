import { DEMO_ACCOUNTS } from '@mooring/devnet';
import { expect, type Locator, type Page } from '@playwright/test';
import { kit as english } from '../packages/connect/src/texts/languages/en.ts';
import { DemoWallet } from './demoWallet.ts';
import { storeConnection } from './storedConnection.ts';
import { type KitTexts, patternOf } from './texts.ts';

/** Visitor's actions on the page, in a language. */
export class Visitor {
  readonly page: Page;
  readonly wallet: DemoWallet;
  readonly texts: KitTexts;

  constructor(page: Page, texts: KitTexts = english) {
    this.page = page;
    this.wallet = new DemoWallet(page);
    this.texts = texts;
  }

  get header() {
    return this.page.getByRole('banner');
  }

  get connectButton() {
    return this.header.getByRole('button', { name: this.texts['button.connect'] });
  }

  /** Main button of the kit, in any state. */
  get mainButton() {
    return this.header.locator('.mooring-main-button');
  }

  /** Button of the connected account. */
  get accountButton() {
    return this.header.getByRole('button', { name: patternOf(this.texts['button.account']) });
  }

  /** Sign-in button of a connected visitor. */
  get signInButton() {
    return this.header.getByRole('button', { name: this.texts['button.signIn'] });
  }

  get networkButton() {
    return this.header.getByRole('button', { name: patternOf(this.texts['button.network']) });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  get connectDialog() {
    return this.dialog(this.texts['connect.title']);
  }

  get accountDialog() {
    return this.dialog(this.texts['account.title']);
  }

  get networkDialog() {
    return this.dialog(this.texts['network.title']);
  }

  get signInDialog() {
    return this.dialog(this.texts['signIn.title']);
  }

  /** Records live announcements from the next load on: each is in the page for some seconds only. */
  async recordSpoken() {
    await this.page.addInitScript(() => {
      const spoken = new Set<string>();
      Reflect.set(window, 'spoken', spoken);
      const read = () => {
        for (const { textContent } of document.querySelectorAll('[role=status]')) {
          if (textContent) spoken.add(textContent);
        }
      };
      new MutationObserver(read).observe(document, {
        ...{ childList: true, characterData: true, subtree: true },
      });
    });
  }

  /** Live announcements since. */
  async spoken(): Promise<string> {
    return this.page.evaluate(() => [...Reflect.get(window, 'spoken')].join('\n'));
  }

  /** Signs the message of the Sign in dialog. */
  async signMessage() {
    const sign = this.texts['signIn.sign'];
    await this.signInDialog.getByRole('button', { name: sign, exact: true }).click();
    await this.wallet.approve();
    await expect(this.signInDialog).toHaveCount(0);
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

  /** Opens the page and connects the test wallet. */
  async connectTestWallet(path = '/') {
    await this.page.goto(path);
    await this.openConnectDialog();
    await this.chooseWallet('Test Wallet');
    await expect(this.accountButton).toBeVisible();
  }

  /** Opens the page with the demo wallet connected on an earlier visit, sharing its first accounts. */
  async arriveConnected(path = '/', { accounts = 1 }: { readonly accounts?: number } = {}) {
    const addresses = DEMO_ACCOUNTS.slice(0, accounts).map(({ address }) => address);
    await storeConnection(this.page, { wallet: 'demo', accounts: addresses });
    await this.page.goto(path);
    await expect(this.accountButton).toBeVisible();
  }

  /** Opens the page with the test wallet connected on an earlier visit. */
  async arriveWithTestWallet(path = '/') {
    await storeConnection(this.page, { wallet: 'test' });
    await this.page.goto(path);
    await expect(this.accountButton).toBeVisible();
  }

  async openNetworkDialog() {
    await this.networkButton.click();
    await expect(this.networkDialog).toBeVisible();
  }

  async openAccountDialog() {
    await this.accountButton.click();
    await expect(this.accountDialog).toBeVisible();
  }
}
