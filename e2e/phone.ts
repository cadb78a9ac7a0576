import { type Browser, expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { prepareContext } from './fixtures.ts';
import { within } from './weather/weather.ts';

/** Link of the QR code on the screen, decoded from a screenshot. @param name of its picture */
export async function scan(page: Page, name = /QR code/): Promise<string> {
  const code = page.getByRole('dialog').getByRole('img', { name });
  await expect(code).toBeVisible();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { data, width, height } = PNG.sync.read(await code.screenshot());
      link = jsQR(new Uint8ClampedArray(data), width, height)?.data;
      return link;
    })
    .toMatch(/^wc:/);
  return link ?? '';
}

/** The demo phone, in its own browser. */
export class Phone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser | null, url: string | null): Promise<Phone> {
    if (!browser || !url) throw new Error('There is no demo phone.');
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    await prepareContext(context, 'phone');
    const page = await context.newPage();
    // The first visit builds the page.
    await page.goto(url, within(60_000));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(within(30_000));
    return new Phone(page);
  }

  /** Open sheet. */
  get sheet() {
    return this.page.getByRole('alertdialog');
  }

  async pair(uri: string) {
    await this.page.evaluate((link) => Reflect.get(window, 'demoPhone').pair(link), uri);
  }

  /** Waits for a sheet. */
  async awaitSheet() {
    await expect.poll(() => this.shown()).toBeTruthy();
  }

  async approve() {
    await this.press('approve');
  }

  async reject() {
    await this.press('reject');
  }

  /** Calls a method of `window.demoPhone`. */
  async call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.page.evaluate(
      ([method, given]) => Reflect.get(window, 'demoPhone')[method](...given),
      [name, args] as const,
    );
  }

  /** Connected sites. */
  async sites(): Promise<unknown> {
    return this.call('sessions');
  }

  async close() {
    await this.page.context().close();
  }

  /** Waits for a sheet, answers it, and waits until it is closed. */
  private async press(answer: 'approve' | 'reject') {
    await this.awaitSheet();
    const asked: unknown = await this.shown();
    await this.call(answer);
    await expect.poll(() => this.shown()).not.toBe(asked);
  }

  private shown(): Promise<unknown> {
    return this.page.evaluate(() => Reflect.get(window, 'demoPhone').shown);
  }
}

/** Fixture of a phone that only one test uses. */
export const ownPhone = {
  phone: async (
    { browser, local }: { browser: Browser; local: { readonly phoneUrl: string | null } },
    use: (phone: Phone) => Promise<void>,
  ) => {
    const phone = await Phone.open(browser, local.phoneUrl);
    await use(phone);
    await phone.close();
  },
};
