import { DEMO_ACCOUNTS } from '@mooring/devnet';
import type { Local } from '@mooring/devnet/local';
import {
  type Browser,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { prepareContext, type Watch, watchPage } from './fixtures.ts';
import { storeConnection } from './storedConnection.ts';
import type { KitTexts } from './texts.ts';
import { Visitor } from './visitor.ts';

/** Demo accounts by their index in the demo wallet. */
export const people = { mira: 0, keeper: 1, impostor: 2, newcomer: 3 } as const;

type Person = keyof typeof people;

/** Actions of a multisig owner in their own browser. */
export class Owner {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly local: Local;

  constructor(page: Page, local: Local, texts?: KitTexts) {
    this.page = page;
    this.visitor = new Visitor(page, texts);
    this.local = local;
  }

  get wallet() {
    return this.visitor.wallet;
  }

  /** Where the application is: the page, or a frame in it. */
  get app(): Page | FrameLocator {
    return this.page;
  }

  /** URL of the application. */
  get url() {
    return this.page.url();
  }

  get main() {
    return this.app.getByRole('main');
  }

  get alert() {
    return this.main.getByRole('alert');
  }

  /** Path of the account in the application. */
  place(query = ''): string {
    const { safe } = this.local;
    if (!safe) throw new Error('The network has no Safe.');
    return `/multisig?safe=${safe.chainId}:${safe.address}${query}`;
  }

  /** Opens a page as this person, connected on an earlier visit. */
  async arrive(person: Person, path = this.place()) {
    const { address } = DEMO_ACCOUNTS[people[person]];
    await storeConnection(this.page, { wallet: 'demo', accounts: [address] });
    await this.goTo(path);
  }

  async goTo(path: string) {
    await this.page.goto(path);
    await this.settled();
  }

  /** Waits until everything has loaded. */
  async settled() {
    await expect(this.visitor.mainButton).toHaveAttribute('aria-busy', 'false');
    await expect(this.main.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
  }

  async open(tab: 'Queue' | 'History' | 'Messages') {
    await this.main.getByRole('link', { name: tab, exact: true }).click();
    await expect(this.main.getByRole('heading', { name: tab, exact: true })).toBeVisible();
    await this.settled();
  }

  /** Row of queue, history or messages. */
  row(text: string | RegExp): Locator {
    return this.main.locator('.safe-row').filter({ hasText: text });
  }

  /** Opens a transaction of queue or history by its headline. */
  async openTransaction(name: string | RegExp) {
    await this.main.getByRole('link', { name }).click();
    await expect(this.main.getByRole('heading', { name: 'Transaction' })).toBeVisible();
    await this.settled();
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** Button of the action in the wallet, pressed or not. */
  get action() {
    return this.main.locator('.safe-action').getByRole('button').first();
  }

  /** Clicks a button even if it is disabled. */
  async pressClosed(button: Locator) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }

  /** Ticks all warnings, and presses the button they enable. */
  async pressPastWarnings(name: string) {
    for (const box of await this.main.getByRole('checkbox').all()) await box.check();
    await this.button(name).click();
  }

  /** Approves the page's request in the wallet. */
  async approve() {
    await this.wallet.approve();
  }

  /** Presses a button that prompts in the wallet, and approves there. */
  async press(name: string) {
    await this.button(name).click();
    await this.approve();
  }

  /** Presses a button, and changes the gateway before it responds to the page. */
  async pressAmid(name: string, change: () => void) {
    const { gatewayUrl } = this.local;
    let go = () => {};
    const changed = new Promise<void>((resolve) => {
      go = resolve;
    });
    const hold = async (route: Route) => {
      await changed;
      await route.continue();
    };
    await this.page.route(`${gatewayUrl}/**`, hold);
    await this.button(name).click();
    change();
    go();
    // Otherwise a waiting request would be handled twice.
    await this.page.unrouteAll({ behavior: 'wait' });
  }

  /** Hash to sign, as shown by the page. */
  async shownHash(): Promise<string> {
    const fact = this.main.locator('.safe-hash').last();
    return (await fact.locator('bdi').textContent()) ?? '';
  }

  /** Opens the form of a new proposal. */
  async startProposal(kind: 'Send' | 'Contract call' | 'Owners' = 'Send') {
    await this.goTo(this.place('&show=new'));
    await this.main.getByRole('radio', { name: kind }).check();
  }

  /** Fills in a payment, and opens its review. */
  async reviewPayment(recipient: string, amount: string) {
    await this.startProposal();
    await this.fillPayment(recipient, amount);
  }

  /** Fills in a payment in the open form, and opens its review. */
  async fillPayment(recipient: string, amount: string) {
    await this.app.getByLabel('Recipient', { exact: true }).fill(recipient);
    await this.app.getByLabel('Amount', { exact: true }).fill(amount);
    await this.button('Review').click();
    await expect(this.main.getByRole('heading', { name: 'Review' })).toBeFocused();
  }

  /**
   * Executes the open transaction, past its warnings, once enough owners have signed.
   * @param approve answers the wallet. Default: approves
   */
  async execute(approve: () => Promise<unknown> = () => this.approve()) {
    await expect(this.button('Execute')).toBeVisible();
    await this.settled();
    await this.pressPastWarnings('Execute');
    await approve();
    await expect(this.main).toContainText('Executed.');
  }

  /** Expects that the wallet was never prompted. */
  async expectWalletUnasked() {
    await expect(this.wallet.window).toHaveCount(0);
    expect(await this.asked()).toEqual([]);
  }

  /** Records the page's requests to sign or send, from the next load on. */
  async recordRequests() {
    await this.page.addInitScript(() => {
      const asked: string[] = [];
      Reflect.set(window, 'askedOfWallet', asked);
      window.addEventListener('eip6963:announceProvider', (event) => {
        const provider = Reflect.get(Reflect.get(event, 'detail') ?? {}, 'provider');
        const request = provider?.request;
        if (typeof request !== 'function' || Reflect.has(provider, 'isNoted')) return;
        Reflect.set(provider, 'isNoted', true);
        Reflect.set(provider, 'request', (args: { method: string }) => {
          if (/sign|send/i.test(args.method)) asked.push(args.method);
          return request.call(provider, args);
        });
      });
    });
  }

  private asked(): Promise<unknown> {
    return this.page.evaluate(() => Reflect.get(window, 'askedOfWallet') ?? []);
  }
}

/** Another person, in their own browser. */
export async function anotherOwner(
  browser: Browser,
  local: Local,
  watch: Watch,
  person: Person,
  path?: string,
): Promise<Owner> {
  const context = await browser.newContext({ baseURL: local.url });
  await prepareContext(context, person);
  const page = await context.newPage();
  watchPage(page, local, watch);
  const owner = new Owner(page, local);
  await owner.arrive(person, path);
  return owner;
}
