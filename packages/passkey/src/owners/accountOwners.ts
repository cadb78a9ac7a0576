import type { SafeMessageContent, SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';
import type { Submission } from '../submit/submitter.ts';

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
 * account. They resolve to the hash, before it is on chain, and reject with `PasskeyError`: `invalidParams` for an
 * owner that cannot be, `unauthorized` where the passkey is none, `needsOwners` where it does not sign alone.
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
  /**
   * Signs a transaction or a message of a Safe as one of its owners: as the passkey's signer, of the account itself
   * too where it needs several owners; else as the account, where that is the owner. Nothing is sent.
   *
   * Resolves to one contract signature (EIP-1271) as a Safe and its gateway take it. Rejects with `unauthorized`
   * where neither is an owner on that network, or the one that is has no code there yet, and with
   * `invalidParams` for fields of another hash, or a delegatecall that is no batch of calls.
   */
  sign(request: OwnerRequest): Promise<Hex>;
  /**
   * Hands an `execTransaction` of the account, which its owners have signed, to the submitter: a Safe executes none
   * of its own from inside another. Resolves to the hash, before it is on chain.
   */
  submit(execution: Submission): Promise<Hash>;
}

/** Transaction or message of a Safe, to be signed as its owner. */
export type OwnerRequest = {
  readonly chainId: number;
  readonly safe: Address;
  /** Hash that the page shows for it. Left out: the page shows none, and the review is all a person compares. */
  readonly hash?: Hash | undefined;
} & (
  | { readonly transaction: SafeTransaction; readonly message?: undefined }
  | { readonly message: SafeMessageContent; readonly transaction?: undefined }
);

/** Owners whose functions are loaded once one is called. */
export function lazyOwners(load: () => Promise<AccountOwners>): AccountOwners {
  return {
    read: async () => (await load()).read(),
    addPasskey: async (passkey) => (await load()).addPasskey(passkey),
    addOwner: async (owner) => (await load()).addOwner(owner),
    removeOwner: async (owner) => (await load()).removeOwner(owner),
    sign: async (request) => (await load()).sign(request),
    submit: async (execution) => (await load()).submit(execution),
  };
}
