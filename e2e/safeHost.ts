import type { Local } from '@mooring/devnet/local';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Address } from 'viem';
import { within } from './weather/weather.ts';

/** Settings of the host. */
export type HostAnswers = Readonly<Record<string, string>>;

interface Opening {
  /** Path of the page inside the frame. */
  readonly path?: string;
  readonly safe: Address;
  readonly answers?: HostAnswers;
  /** Origin of the page to frame. Default: the product's. */
  readonly origin?: string;
}

/** The local Safe's page with ours in its frame, used as an owner. */
export class SafeHost {
  readonly page: Page;
  readonly local: Local;
  readonly app: FrameLocator;

  constructor(page: Page, local: Local) {
    this.page = page;
    this.local = local;
    this.app = page.frameLocator('iframe[name=app]');
  }

  addressOf({ path = '/', safe, answers = {}, origin = this.local.url }: Opening): string {
    const query = new URLSearchParams({ app: `${origin}${path}`, safe, ...answers });
    return `${this.local.safeHostUrl}/?${query}`;
  }

  async open(opening: Opening) {
    await this.page.goto(this.addressOf(opening));
    await expect(this.page.locator('iframe[name=app]')).toBeVisible();
  }

  /** Opens the page and waits until it is connected, without a click. */
  async openConnected(opening: Opening) {
    await this.open(opening);
    await expect(this.connectedButton).toBeVisible();
  }

  async reloadConnected() {
    await this.page.reload();
    await expect(this.connectedButton).toBeVisible();
  }

  get mainButton() {
    return this.app.getByRole('banner').locator('.mooring-main-button');
  }

  get connectButton() {
    return this.app.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
  }

  get accountButton() {
    return this.app.getByRole('banner').getByRole('button', { name: /\bAccount / });
  }

  get signInButton() {
    return this.app.getByRole('banner').getByRole('button', { name: 'Sign in' });
  }

  /** Account button, which may start with the balance, or the sign-in button where required. */
  get connectedButton() {
    return this.app.getByRole('button', { name: /\bAccount |^Sign in$/ }).first();
  }

  /** Open question of the host. */
  get question() {
    return this.page.getByRole('dialog');
  }

  async answer(button: 'Confirm' | 'Reject') {
    await this.question.getByRole('button', { name: button }).click();
    await expect(this.question).toHaveCount(0, within(40_000));
  }

  /** Posts any message to the page, from the parent's own window. */
  async post(message: unknown) {
    await this.page.evaluate((given) => globalThis.safeHost?.post(given), message);
  }

  /** @param row of several: a space and its number */
  async fillPayment(recipient: string, amount: string, row = '') {
    await this.app.getByLabel(`Recipient${row}`, { exact: true }).fill(recipient);
    await this.app.getByLabel(`Amount${row}`, { exact: true }).fill(amount);
  }

  async send() {
    await this.app.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  }
}
