import type { Address, Hash } from 'viem';

/** Owner of an account on one network. */
export interface AccountOwner {
  readonly address: Address;
  /**
   * - `this-passkey`: the one that is connected
   * - `passkey`: another one, by a signer of the same factory; it can be of any domain
   * - `other`: a wallet, another contract, or one nothing is known of
   */
  readonly kind: 'this-passkey' | 'passkey' | 'other';
}

/** Owners of the account on one network. */
export interface NetworkOwners {
  readonly chainId: number;
  /** `unreachable`: the network did not answer, or with nonsense; then `owners` is empty. */
  readonly state: 'deployed' | 'not-deployed' | 'unreachable';
  /**
   * In onchain order. While the account is not on chain: the one it will have; none where that is not known, as
   * to a passkey that was added on another network.
   */
  readonly owners: readonly AccountOwner[];
  /** Number of owners that have to sign; 0 where it is not known. */
  readonly threshold: number;
}

/**
 * Owners of the connected account. Each network has its own: one that is removed on one network still is an owner
 * on the others.
 *
 * Changes are transactions of the account: reviewed, signed and submitted as any, and the first one makes the
 * account. They resolve to the hash, before it is on chain, and reject with `PasskeyError`: `invalid-params` for an
 * owner that cannot be, `unauthorized` where the passkey does not sign alone.
 */
export interface AccountOwners {
  /** Reads the owners from all networks the account is offered on. */
  read(): Promise<readonly NetworkOwners[]>;
  /**
   * Creates another passkey, and makes it an owner. It remembers the account, so that it is found by it on other
   * devices. Rejects with `exists` on a device that has one of the account. One whose transaction did not come
   * about is taken again with the next attempt, until the page is left.
   */
  addPasskey(passkey: { readonly name: string; readonly chainId: number }): Promise<Hash>;
  /** Makes an address an owner: a wallet, or the signer of a passkey that is one on another network. */
  addOwner(owner: { readonly address: Address; readonly chainId: number }): Promise<Hash>;
  /** Removes an owner, but not the last one: of the passkey itself only while there is another. */
  removeOwner(owner: { readonly address: Address; readonly chainId: number }): Promise<Hash>;
}
