import type { Address, Hash, Hex } from 'viem';

/** Status of a multisig transaction, as named by gateways and hosts. */
export type MultisigState =
  | 'AWAITING_CONFIRMATIONS'
  | 'AWAITING_EXECUTION'
  | 'SUCCESS'
  | 'CANCELLED'
  | 'FAILED';

/** Number of signatures, and of those required; undefined if unknown. */
export interface MultisigProgress {
  readonly confirmations?: number | undefined;
  readonly threshold?: number | undefined;
}

/** Status of a multisig transaction from its source. */
export interface MultisigTransactionStatus extends MultisigProgress {
  readonly state: MultisigState;
  /** Hash of the executing transaction, once known. */
  readonly transactionHash?: Hash | undefined;
  /** If cancelled: transaction that used its nonce, unless a mere rejection. */
  readonly replacedBy?: Hash | undefined;
}

/** Status of a multisig message from its source. */
export interface MultisigMessageStatus extends MultisigProgress {
  /** Signature for the account's contract (EIP-1271), once enough owners have signed. */
  readonly signature?: Hex | undefined;
}

/**
 * Source of multisig signatures: the gateway, or the host around the page. Resolves with undefined if
 * unknown, and rejects if unreachable: it is then retried. Responses are validated in shape; an execution
 * counts once seen on the chain.
 */
export interface MultisigSource {
  readonly transactionStatus: (request: {
    readonly chainId: number;
    readonly safe: Address;
    readonly safeTxHash: Hash;
  }) => Promise<MultisigTransactionStatus | undefined>;
  /** Status of a message (EIP-191). */
  readonly messageStatus: (request: {
    readonly chainId: number;
    readonly safe: Address;
    readonly message: string;
  }) => Promise<MultisigMessageStatus | undefined>;
}
