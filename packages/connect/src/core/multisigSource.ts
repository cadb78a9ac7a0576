import { isRecord, isTransactionHash } from '@mooring/internal';
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
  /**
   * Proposes a message (EIP-191) to the other owners, with the first owner's signature. Required for accounts whose wallet
   * does not propose it, such as passkey accounts: without it they cannot sign in with several owners.
   */
  readonly proposeMessage?:
    | ((request: {
        readonly chainId: number;
        readonly safe: Address;
        readonly message: string;
        readonly signature: Hex;
      }) => Promise<unknown>)
    | undefined;
}

/** Maximum plausible number of signatures. */
const MOST_CONFIRMATIONS = 500;

/** Parses the number of signatures, from a source or from storage; invalid numbers are left out. */
export function readMultisigProgress(value: unknown): MultisigProgress {
  if (!isRecord(value)) return {};
  const { confirmations, threshold } = value;
  return {
    ...(isCount(confirmations) && { confirmations }),
    ...(isCount(threshold) && threshold > 0 && { threshold }),
  };
}

/** Parses a source's status of a transaction; invalid hashes are left out. */
export function readReportedStatus({
  state,
  transactionHash,
  replacedBy,
}: MultisigTransactionStatus): Omit<MultisigTransactionStatus, keyof MultisigProgress> {
  return {
    state,
    ...(isTransactionHash(transactionHash) && { transactionHash }),
    ...(isTransactionHash(replacedBy) && { replacedBy }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_CONFIRMATIONS;
}
