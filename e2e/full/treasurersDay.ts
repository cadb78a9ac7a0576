import { readFile } from 'node:fs/promises';
import { type Address, getAddress, type Hash, isHash, parseEther } from 'viem';
import { placeLink } from '../../apps/page/src/place/placeLink.ts';
import { signHash } from '../../packages/devnet/src/safe/multisig/signHash.ts';
import { Club } from '../club.ts';
import { expect } from '../fixtures.ts';
import type { Owner } from '../owner.ts';
import { recipient } from '../passkeyVisitor.ts';

/** Owner of any kind, connected. */
export interface Treasurer {
  readonly owner: Owner;
  readonly address: Address;
  /** True for an owner that approves onchain, after its proposal. */
  readonly isContract?: boolean;
  /** True inside of another page's frame, where browsers show no notifications. */
  readonly isFramed?: boolean;
  /** True for an owner that can delete its proposals: one that signs by a key. */
  readonly deletes?: boolean;
}

/** A day of an owner's: an account beside the keeper, and with it all that a treasurer does. */
export class Day {
  readonly #club: Club;
  readonly #treasurer: Treasurer;
  #account: Address = '0x';

  constructor(treasurer: Treasurer) {
    this.#treasurer = treasurer;
    this.#club = new Club(treasurer.owner.local);
  }

  get #owner() {
    return this.#treasurer.owner;
  }

  get #chain() {
    return this.#owner.local.devnet.ethereum;
  }

  /** Creates an account of the treasurer and the keeper, and fills it. */
  async create() {
    const owner = this.#owner;
    const keeper = owner.local.devnet.accounts[1]?.address ?? '0x';
    await owner.goTo('/multisig?show=create');
    await owner.button('Add an owner').click();
    await owner.app.getByLabel('Owner 2', { exact: true }).fill(keeper);
    const shown = owner.app.locator('#new-safe-address');
    await expect(shown).toHaveText(/^0x/);
    this.#account = getAddress((await shown.textContent()) ?? '');
    await owner.press('Create the account');
    await expect.poll(() => owner.url).toContain(this.#account);
    await this.#chain.client.setBalance({ address: this.#account, value: parseEther('5') });
  }

  /** Pays two at once, from a table, with what the simulation says and a note. */
  async payMany() {
    const owner = this.#owner;
    const before = await this.#balance();
    await owner.goTo(this.#place({ kind: 'new' }));
    await owner.button('Pay many at once (CSV)').click();
    await owner.app.locator('input[type=file]').setInputFiles({
      name: 'payments.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Token,Recipient,Amount,Note\nETH,${recipient},0.125,rope\nETH,${recipient},0.25,paint`,
      ),
    });
    await expect(owner.main).toContainText('2 payments are ready');
    await owner.button('Review').click();
    // Notes stay with their rows.
    await expect(owner.app.getByLabel('Note for the other owners')).toHaveValue('');
    await expect(owner.main).toContainText('−0.375 ETH');
    await this.#propose();
    for (const note of ['rope', 'paint']) await expect(owner.main).toContainText(note);
    await this.#confirmAndExecute();
    expect((await this.#balance()) - before).toBe(parseEther('0.375'));
  }

  /** Proposes and executes a spending limit for the treasurer's address, then spends from it. */
  async spend() {
    const owner = this.#owner;
    await owner.goTo(this.#place({ kind: 'settings' }));
    await owner.button('New spending limit').click();
    await owner.app.getByLabel('Address that may spend').fill(this.#treasurer.address);
    await owner.app.getByLabel('Amount', { exact: true }).fill('0.5');
    await owner.button('Review').click();
    await this.#propose();
    await this.#confirmAndExecute();

    const before = await this.#balance();
    await owner.goTo(this.#place({ kind: 'settings' }));
    await owner.button('Spend from this limit').click();
    await owner.app.getByLabel('Recipient', { exact: true }).fill(recipient);
    await owner.app.getByLabel('Amount', { exact: true }).fill('0.2');
    await owner.press('Send now');
    await expect(owner.main).toContainText('0.2 ETH of 0.5 ETH spent');
    expect((await this.#balance()) - before).toBe(parseEther('0.2'));
  }

  /** Proposes with a later nonce, fills the gap, replaces a queued transaction, and deletes it if it can. */
  async order() {
    const owner = this.#owner;
    await owner.goTo(this.#place({ kind: 'new' }));
    await owner.fillPayment(recipient, '0.01');
    await owner.main.getByText('Nonce 2: choose another').click();
    await owner.app.getByLabel('Nonce', { exact: true }).fill('3');
    await expect(owner.main).toContainText('Nonce 2 is missing: until it is executed');
    await owner.settled();
    await this.#propose();
    const first = this.#hash();

    await owner.goTo(this.#place());
    await owner.main.getByRole('link', { name: 'Propose one with nonce 2' }).click();
    await expect(owner.main).toContainText('This proposal takes nonce 2.');
    await owner.settled();
    await owner.fillPayment(recipient, '0.02');
    await this.#propose();

    await owner.goTo(this.#place({ kind: 'transaction', hash: first }));
    await owner.main.getByRole('link', { name: 'Propose another call in its place' }).click();
    await expect(owner.main).toContainText('This proposal takes nonce 3.');
    await owner.settled();
    await owner.fillPayment(recipient, '0.03');
    await owner.app.getByLabel('Note for the other owners').fill('The rope, not the paint.');
    await this.#propose();
    await expect(owner.main).toContainText('The rope, not the paint.');

    const remove = owner.button('Delete this proposal');
    if (this.#treasurer.deletes) {
      await remove.click();
      await owner.approve();
      await expect(owner.main).toContainText('Deleted.');
    } else {
      await expect(owner.main).toContainText('You cannot delete this proposal');
      await expect(remove).toHaveCount(0);
    }
  }

  /** Exports the queue. */
  async exportQueue() {
    const owner = this.#owner;
    await owner.goTo(this.#place());
    const notify = owner.main.getByLabel('Tell me when something waits');
    await expect(notify).toHaveCount(this.#treasurer.isFramed ? 0 : 1);
    await owner.button('Filter and export').click();
    await expect(owner.main).toContainText(/\d entries/);
    const download = owner.page.waitForEvent('download');
    await owner.button('Export as CSV').click();
    const rows = await readFile(await (await download).path(), 'utf8');
    expect(rows).toContain('0.02');
  }

  /** Signs a message with the keeper. */
  async signMessage() {
    const owner = this.#owner;
    await owner.goTo(this.#place({ kind: 'new-message' }));
    await owner.app.getByLabel('Text').fill('Paint the jetty blue.');
    await owner.button('Review').click();
    await owner.press('Sign and propose');
    await expect(owner.main).toContainText('You have signed.');
    const hash = this.#hash('msg');
    await this.#club.gateway.messages.confirm(this.#chain.chain.id, hash, this.#sign(hash));
    await owner.goTo(this.#place({ kind: 'message', hash }));
    await expect(owner.main).toContainText('Checked on the chain just now');
  }

  /** Rejects the next queued transaction, and executes the rejection. */
  async reject() {
    const owner = this.#owner;
    await owner.goTo(this.#place());
    await owner.openTransaction(/^Send 0\.02 ETH/);
    await owner.main.getByRole('link', { name: 'Propose a rejection' }).click();
    await owner.settled();
    await this.#propose();
    await this.#confirmAndExecute();
  }

  /** Opens the account on the other network, or reads why it cannot. */
  async openElsewhere() {
    const owner = this.#owner;
    const { rollup } = owner.local.devnet;
    await owner.goTo(this.#place({ kind: 'open-elsewhere' }));
    await expect(owner.app.locator('#new-safe-address')).toHaveText(this.#account);
    if (this.#treasurer.isContract) {
      await expect(owner.main).toContainText('They cannot sign there until they are opened');
      await expect(owner.main).toContainText('Your wallet has to be on Local Rollup.');
      await expect(owner.button('Create the account')).toHaveAttribute('aria-disabled', 'true');
      await expect(owner.main.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
      return;
    }
    // Phones and passkeys are on all networks of the site.
    await owner.button('Switch to Local Rollup').click();
    await expect(owner.button('Create the account')).toHaveAttribute('aria-disabled', 'false');
    await owner.press('Create the account');
    await expect.poll(() => owner.url).toContain(`safe=${rollup.chain.id}:`);
    expect(await rollup.client.getCode({ address: this.#account })).toBeDefined();
  }

  /** Proposes a transaction that is filled in, and signs it. */
  async #propose() {
    const owner = this.#owner;
    await owner.settled();
    await owner.pressPastWarnings('Sign and propose');
    if (this.#treasurer.isContract) {
      await expect(owner.main).toContainText('2 more signatures are needed');
      await owner.settled();
      await owner.pressPastWarnings('Sign');
    }
    await owner.approve();
    const heading = owner.main.getByRole('heading', { name: 'Signatures: 1 of 2' });
    await expect(heading).toBeVisible();
    await owner.settled();
  }

  /** Signs the open transaction as the keeper, and executes it. */
  async #confirmAndExecute() {
    const hash = this.#hash();
    await this.#club.gateway.transactions.confirm(this.#chain.chain.id, hash, this.#sign(hash));
    await this.#owner.execute();
  }

  #sign(hash: Hash) {
    return signHash(hash, this.#owner.local.devnet.accounts[1]?.privateKey ?? '0x');
  }

  #hash(name = 'tx'): Hash {
    const hash = new URL(this.#owner.url).searchParams.get(name);
    if (hash === null || !isHash(hash)) throw new Error('No transaction is open.');
    return hash;
  }

  #place(view?: Parameters<typeof placeLink>[2]) {
    return placeLink(this.#chain.chain.id, this.#account, view);
  }

  #balance() {
    return this.#chain.client.getBalance({ address: recipient });
  }
}
