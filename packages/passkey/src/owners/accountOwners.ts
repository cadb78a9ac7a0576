import type { SafeMessageContent, SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';
import type { AccountRecovery } from '../guardians/accountRecovery.ts';
import type { Submission } from '../submit/submitter.ts';

/** Owner of an account on one network. */
export interface AccountOwner {
  readonly address: Address;
  /**
   * - `this-passkey`: the connected passkey
   * - `passkey`: another passkey, of any domain, with a signer of the same factory
   * - `other`: a wallet, another contract, or an unknown owner
   */
  readonly kind: 'this-passkey' | 'passkey' | 'other';
}

/** Owners of the account on one network. */
export interface NetworkOwners {
  readonly chainId: number;
  /** `unreachable`: the network did not answer, or its answer was invalid; then `owners` is empty. */
  readonly state: 'deployed' | 'not-deployed' | 'unreachable';
  /**
   * In onchain order. Before deployment: the future owner; empty if it is unknown, as for a passkey that was added on
   * another network.
   */
  readonly owners: readonly AccountOwner[];
  /** Number of required signatures; 0 if unknown. */
  readonly threshold: number;
}

/**
 * Owners of the connected account. Each network has its own: an owner removed on one network stays an owner on the
 * others.
 *
 * Changes are transactions of the account: reviewed, signed and submitted like any other, and the first one deploys the
 * account. They resolve to the hash before it is on chain, and reject with `PasskeyError`: `invalidParams` for an
 * invalid owner, `unauthorized` if the passkey is not an owner, `needsOwners` if more signatures are required.
 */
export interface AccountOwners {
  /** Reads the owners from all networks the account is offered on. */
  read(): Promise<readonly NetworkOwners[]>;
  /**
   * Creates another passkey, and adds it as an owner. It stores the account, so that other devices find the account by
   * it. Rejects with `exists` on a device with a passkey of the account. If its transaction was not sent, the next
   * attempt uses the same passkey, until the page is closed.
   */
  addPasskey(passkey: { readonly name: string; readonly chainId: number }): Promise<Hash>;
  /** Adds an owner: a wallet, or the signer of a passkey that is an owner on another network. */
  addOwner(owner: { readonly address: Address; readonly chainId: number }): Promise<Hash>;
  /** Removes an owner, but never the last one. */
  removeOwner(owner: { readonly address: Address; readonly chainId: number }): Promise<Hash>;
  /**
   * Signs a transaction or a message of a Safe as one of its owners: as the passkey's signer (also for the account
   * itself, if it needs several signatures), else as the account, if the account is the owner. Sends nothing.
   *
   * Resolves to one contract signature (EIP-1271), as a Safe and its gateway accept it. Rejects with `unauthorized` if
   * neither is an owner on that network, or the owner is not deployed there, and with `invalidParams` for fields of
   * another hash, or a delegatecall that is not a batch of calls.
   */
  sign(request: OwnerRequest): Promise<Hex>;
  /**
   * Passes an `execTransaction` of the account, signed by its owners, to the submitter: a Safe cannot execute its own
   * transaction inside another one. Resolves to the hash before it is on chain.
   */
  submit(execution: Submission): Promise<Hash>;
  /** Loads the recovery by guardians, who can replace the owners. */
  recovery(): Promise<AccountRecovery>;
}

/** Transaction or message of a Safe, to sign as its owner. */
export type OwnerRequest = {
  readonly chainId: number;
  readonly safe: Address;
  /** Hash that the page shows. Omit it if the page shows none; the person then compares only the review. */
  readonly hash?: Hash | undefined;
} & (
  | { readonly transaction: SafeTransaction; readonly message?: undefined }
  | { readonly message: SafeMessageContent; readonly transaction?: undefined }
);

/** Owners, whose functions are loaded on the first call. */
export function lazyOwners(load: () => Promise<AccountOwners>): AccountOwners {
  return {
    read: async () => (await load()).read(),
    addPasskey: async (passkey) => (await load()).addPasskey(passkey),
    addOwner: async (owner) => (await load()).addOwner(owner),
    removeOwner: async (owner) => (await load()).removeOwner(owner),
    sign: async (request) => (await load()).sign(request),
    submit: async (execution) => (await load()).submit(execution),
    recovery: async () => (await load()).recovery(),
  };
}
