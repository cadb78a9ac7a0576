import type { Local } from '@mooring/devnet/local';
import { expect, type Page } from '@playwright/test';
import { Owner } from './owner.ts';
import { type Phone, scan } from './phone.ts';

/** An owner whose wallet is a phone. */
export class PhoneOwner extends Owner {
  readonly phone: Phone;

  constructor(page: Page, local: Local, phone: Phone) {
    super(page, local);
    this.phone = phone;
  }

  /** Opens a page, and connects it with the phone. */
  async connect(path: string) {
    await this.page.goto(path);
    await this.visitor.openConnectDialog();
    await this.visitor.connectDialog.getByRole('button', { name: /^Phone wallet/ }).click();
    await this.phone.pair(await scan(this.page));
    await this.phone.approve();
    await expect(this.visitor.accountButton).toBeVisible();
    // Back from the phone: Firefox focuses nothing in a window that is not in front.
    await this.page.bringToFront();
    await this.settled();
  }

  override async approve() {
    await this.phone.approve();
  }
}
