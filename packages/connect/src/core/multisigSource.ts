import type { Address, Hash, Hex } from 'viem';

/** Where a transaction of a multisig stands, in the words of gateways and hosts. */
export type MultisigState =
  | 'AWAITING_CONFIRMATIONS'
  | 'AWAITING_EXECUTION'
  | 'SUCCESS'
  | 'CANCELLED'
  | 'FAILED';

/** How many owners have signed, and how many have to; a part that is not known is absent. */
export interface MultisigProgress {
  readonly confirmations?: number | undefined;
  readonly threshold?: number | undefined;
}

/** A transaction of a multisig as its status source tells it. */
export interface MultisigTransactionStatus extends MultisigProgress {
  readonly state: MultisigState;
  /** The transaction that executed it, as soon as there is one. */
  readonly transactionHash?: Hash | undefined;
  /** Of a cancelled one: what used its nonce up instead, where that does something of its own. */
  readonly replacedBy?: Hash | undefined;
}

/** A message of a multisig as its status source tells it. */
export interface MultisigMessageStatus extends MultisigProgress {
  /** What the account's contract takes (EIP-1271), once enough owners have signed. */
  readonly signature?: Hex | undefined;
}

/**
 * Who knows what the owners of a multisig have signed: its gateway, or the host around the page. Each
 * answers undefined for what it does not know, and rejects when it could not be asked: it is then
 * asked again. What it says is checked in shape; an execution counts once the chain shows it.
 */
export interface MultisigSource {
  readonly transactionStatus: (request: {
    readonly chainId: number;
    readonly safe: Address;
    readonly safeTxHash: Hash;
  }) => Promise<MultisigTransactionStatus | undefined>;
  /** Of a text that the account was asked to sign (EIP-191). */
  readonly messageStatus: (request: {
    readonly chainId: number;
    readonly safe: Address;
    readonly message: string;
  }) => Promise<MultisigMessageStatus | undefined>;
}
