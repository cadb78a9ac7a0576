import { expect } from '@playwright/test';
import { type Address, getAddress, parseEther } from 'viem';
import { placeLink } from '../apps/page/src/place/placeLink.ts';
import { Owner } from './owner.ts';
import { localhostUrl, recipient } from './passkeyVisitor.ts';
import { Sender } from './sender.ts';

/** A visitor with a passkey, as an owner of multisig accounts. */
export class PasskeyOwner extends Owner {
  get review() {
    return this.page.getByRole('dialog', { name: 'Review and sign' });
  }

  /** Makes an account. */
  async create(): Promise<Address> {
    await this.page.goto(localhostUrl(this.local.url));
    await this.visitor.openConnectDialog();
    await this.visitor.connectDialog.getByRole('button', { name: /Continue with a pass/ }).click();
    await this.page.getByRole('button', { name: 'Create an account', exact: true }).click();
    await expect(this.visitor.accountButton).toBeVisible();
    await expect(this.visitor.connectDialog).toHaveCount(0);
    const account: Address = await this.page.evaluate(
      async () => (await (await fetch('/auth/session')).json()).session.address,
    );
    return getAddress(account);
  }

  /** Makes an account, and opens it on the first network by a payment. */
  async comeIn(): Promise<Address> {
    const address = await this.create();
    const { client } = this.local.devnet.ethereum;
    await client.setBalance({ address, value: parseEther('3') });
    await this.goTo('/send');
    const sender = new Sender(this.page);
    await sender.fill(recipient, '0.1');
    await sender.send();
    await this.sign();
    await expect(this.page.getByText('Confirmed').first()).toBeVisible();
    return address;
  }

  /** Adds a wallet to the passkey's own account, which needs both from then on. */
  async share(account: Address, wallet: Address) {
    await this.goTo(placeLink(this.local.devnet.ethereum.chain.id, account, { kind: 'new' }));
    await this.main.getByRole('radio', { name: 'Owners' }).check();
    await this.page.getByLabel('New owner').fill(wallet);
    await this.page.getByLabel('Signatures required from then on').selectOption('2');
    await this.button('Review').click();
    await this.pressPastWarnings('Sign and propose');
    await this.sign('Signatures required from then on: 2');
    await this.executeOwn();
  }

  /** Signs what the review shows. */
  async sign(shown: string | RegExp = /./) {
    await expect(this.review).toContainText(shown);
    await this.page.getByRole('button', { name: 'Sign with passkey', exact: true }).click();
    await expect(this.review).toHaveCount(0);
  }

  override async approve() {
    await this.sign();
  }

  /** Executes a transaction of the account itself, which the relay sends without a prompt. */
  executeOwn() {
    return this.execute(async () => {});
  }

  override goTo(path: string) {
    return super.goTo(`${localhostUrl(this.local.url)}${path}`);
  }
}
