import { type Browser, expect, type Page } from '@playwright/test';

/** The demo phone, in a browser of its own as a phone has. */
export class Phone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser | null, url: string | null): Promise<Phone> {
    if (!browser || !url) throw new Error('There is no demo phone.');
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    // The first visit builds the page.
    await page.goto(url, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    return new Phone(page);
  }

  /** What the sheet on the screen asks for. */
  get sheet() {
    return this.page.getByRole('dialog');
  }

  async pair(uri: string) {
    await this.page.evaluate((link) => Reflect.get(window, 'demoPhone').pair(link), uri);
  }

  /** Waits until something is asked. */
  async awaitSheet() {
    await expect.poll(() => this.shown()).toBeTruthy();
  }

  async approve() {
    await this.press('approve');
  }

  async reject() {
    await this.press('reject');
  }

  /** Calls a function of `window.demoPhone`. */
  async call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.page.evaluate(
      ([method, given]) => Reflect.get(window, 'demoPhone')[method](...given),
      [name, args] as const,
    );
  }

  /** The sites that are connected. */
  async sites(): Promise<unknown> {
    return this.call('sessions');
  }

  async close() {
    await this.page.context().close();
  }

  /** Waits for a sheet, answers it, and waits until it is gone. */
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
