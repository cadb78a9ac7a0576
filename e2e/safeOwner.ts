import type { Local } from '@mooring/devnet/local';
import { expect, type Page } from '@playwright/test';
import { Owner } from './owner.ts';
import { Owners } from './owners.ts';
import { SafeHost } from './safeHost.ts';
import { storeConnection } from './storedConnection.ts';

/** The boat club, a Safe, as an owner of another account; connected from outside, by a wallet that holds it. */
export class SafeOwner extends Owner {
  readonly owners: Owners;

  constructor(page: Page, local: Local) {
    super(page, local);
    this.owners = new Owners(local);
  }

  /** Connects the demo wallet on an earlier visit. */
  async connect() {
    const { address, chainId } = this.owners.safe;
    await storeConnection(this.page, { wallet: 'demo', accounts: [address], chainId });
  }

  /** Approves in the wallet, and has the club's owners confirm and execute it. */
  override async approve() {
    await super.approve();
    await this.executeNext();
  }

  /** Confirms and executes the next queued transaction of the club. */
  async executeNext() {
    await expect(async () => {
      await this.owners.nextProposal();
    }).toPass();
    const { hash, nonce } = await this.owners.nextProposal();
    // The club's wallet looks after proposing whether it can execute: with this confirmation both owners may do it, and the
    // chain accepts one.
    await this.owners.confirmAndExecute(hash).catch(async (error: unknown) => {
      if (!(await this.owners.hasExecuted(nonce))) throw error;
    });
  }
}

/** The boat club inside of Safe's interface. */
export class FramedSafeOwner extends SafeOwner {
  readonly host: SafeHost;

  constructor(page: Page, local: Local) {
    super(page, local);
    this.host = new SafeHost(page, local);
  }

  override get app() {
    return this.host.app;
  }

  override get url() {
    return this.page.frame('app')?.url() ?? '';
  }

  override async goTo(path: string) {
    await this.host.openConnected({ safe: this.owners.safe.address, path });
    await this.settled();
  }

  override async settled() {
    await expect(this.main.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
  }

  override async approve() {
    await expect(this.host.question).toContainText('Confirm');
    await this.host.answer('Confirm');
    await this.executeNext();
  }
}
