import type { MaybeMooring } from '@mooring/internal';
import type { Address, Hash, Hex } from 'viem';

/**
 * Control of a connector for accounts without a wallet, beside wagmi's.
 */
export interface PasskeyControl {
  /** Networks of the configuration the account is offered on. */
  readonly chainIds: readonly number[];
  /** Why this page cannot use passkeys; `undefined` when it can. */
  getObstacle(): string | undefined;
  /** True when an account of an earlier visit is on this device. */
  isKnown(): Promise<boolean>;
  /** Removes the account from this device, and disconnects. */
  forget(): Promise<void>;
  /**
   * Shows what will be signed, until the returned function is called; and once more with the error of a device or
   * password manager that did not sign it.
   */
  onReview(
    show: (review: Review) => Promise<boolean>,
    showFailed?: (review: Review, error: unknown) => Promise<boolean>,
  ): () => void;
  /**
   * Has what is signed sent where nobody is configured to, or they did not, until the returned function is called.
   * Absent in a connector that cannot.
   */
  onSubmit?(ask: (unsent: UnsentTransaction) => Promise<Hash>): () => void;
  /** Owners of the account; absent in a connector that cannot change them. */
  readonly owners?: PasskeyOwners | undefined;
}

/** Returns a connector's passkey control; undefined when it is not one for accounts without a wallet. */
export function passkeyOf({
  mooring,
}: MaybeMooring<'passkey', PasskeyControl> = {}): PasskeyControl | undefined {
  return mooring?.kind === 'passkey' ? mooring.control : undefined;
}

/** Way to an account that is not on this device. */
export type AccountChoice = { readonly create: string } | { readonly find: true };

/** A call of an account. */
export interface ReviewedCall {
  readonly to: Address;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
}

/** EIP-712 typed data, as it was asked for. */
export interface ReviewedTypedData {
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >;
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Result of running a transaction without sending it. */
export interface Simulation {
  /** True where the network told no more than the outcome: changes and approvals are not known. */
  readonly outcomeOnly?: boolean | undefined;
  readonly outcome: 'success' | 'failure';
  readonly reason?: string | undefined;
  /** Signed amounts, of the network's currency where no token is named. */
  readonly changes: readonly {
    readonly token?: Address | undefined;
    readonly amount: bigint;
    readonly tokenId?: bigint | undefined;
  }[];
  readonly approvals: readonly {
    readonly token: Address;
    readonly spender: Address;
    readonly amount: bigint;
  }[];
}

/** Who pays the network's fee; `most` is the highest amount the account may pay. */
export type ReviewedFee =
  | { readonly payer: 'submitter' }
  | { readonly payer: 'account'; readonly token?: Address | undefined; readonly most: bigint };

interface ReviewedHashes {
  readonly domainHash: Hash;
  readonly messageHash: Hash;
  readonly hash: Hash;
}

interface Reviewed {
  readonly account: Address;
  readonly chainId: number;
  /** False while the account is not on that chain yet. */
  readonly isDeployed: boolean;
  /** `hash` is the one that the passkey signs. */
  readonly hashes: ReviewedHashes;
}

/** A signature as one of several owners. */
interface OwnerReviewed extends Reviewed {
  /** Account that acts, once enough owners have signed: the person's own, or another one. */
  readonly safe: Address;
  /** Hashes by which its owners compare. */
  readonly safeHashes: ReviewedHashes;
}

/** Refund to whoever executes a transaction, as it is signed. */
interface SignedRefund {
  readonly safeTxGas: bigint;
  readonly baseGas: bigint;
  readonly gasPrice: bigint;
  /** The zero address for the network's currency. */
  readonly gasToken: Address;
}

/** A transaction of the account, for a person to see before the browser's prompt. */
export interface TransactionReview extends Reviewed {
  readonly kind: 'transaction';
  /** Executed together or not at all. */
  readonly calls: readonly ReviewedCall[];
  readonly transaction: SignedRefund;
  /** Name of who sends it; empty for a wallet that is chosen once it is signed. */
  readonly feePayer: string;
  readonly fee?: ReviewedFee | undefined;
  readonly simulation?: Promise<Simulation | undefined> | undefined;
  /**
   * Explains what is wrong with it; absent in a connector that does not check. Rejects when that could not be worked
   * out; the next call tries again.
   */
  readonly explain?: (() => Promise<ReviewedExplanation>) | undefined;
}

/** Check of a transaction. */
export interface ReviewedExplanation {
  readonly findings: readonly ReviewedFinding[];
}

/** Something a person has to know before they sign; those that are `grave` or `warn` are confirmed one by one. */
export interface ReviewedFinding {
  readonly code: string;
  readonly severity: 'refuse' | 'grave' | 'warn' | 'note';
  readonly details?:
    | {
        readonly addresses?: readonly Address[] | undefined;
        readonly token?: Address | undefined;
        readonly symbol?: string | undefined;
      }
    | undefined;
}

/** A transaction of an account with several owners, signed as one of them. */
export interface OwnerTransactionReview extends OwnerReviewed {
  readonly kind: 'owner-transaction';
  /** Executed together or not at all. */
  readonly calls: readonly ReviewedCall[];
  readonly transaction: SignedRefund & { readonly nonce: bigint };
  /**
   * Explains what is wrong with it; absent in a connector that does not check. Rejects when that could not be worked
   * out; the next call tries again.
   */
  readonly explain?: (() => Promise<ReviewedExplanation>) | undefined;
}

/** The whole of what is about to be signed. */
export type Review =
  | (Reviewed & { readonly kind: 'message'; readonly message: string | { readonly raw: Hex } })
  | (Reviewed & { readonly kind: 'typed-data'; readonly typedData: ReviewedTypedData })
  | (OwnerReviewed & {
      readonly kind: 'owner-message';
      readonly message: string | { readonly raw: Hex } | ReviewedTypedData;
    })
  | TransactionReview
  | OwnerTransactionReview;

/** A transaction that is signed, and that nobody has sent as far as is known. */
export interface UnsentTransaction {
  readonly submission: { readonly chainId: number; readonly to: Address; readonly data: Hex };
  /** Error of who was to send it; absent where nobody is configured to. */
  readonly reason: unknown;
  /** Has them send it once more. */
  readonly retry?: () => Promise<Hash>;
  /** Sends by a wallet, which pays the fee. @param provider EIP-1193 provider of that wallet */
  readonly sendBy: (provider: WalletProvider) => Promise<Hash>;
}

/** EIP-1193 provider of a wallet. */
export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** Owners of an account on one network. */
export interface NetworkOwners {
  readonly chainId: number;
  readonly state: 'deployed' | 'not-deployed' | 'unreachable';
  readonly owners: readonly {
    readonly address: Address;
    readonly kind: 'this-passkey' | 'passkey' | 'other';
  }[];
  readonly threshold: number;
}

/** Reads and changes the owners of an account, on one network at a time. Each change is reviewed, and sent. */
export interface PasskeyOwners {
  read(): Promise<readonly NetworkOwners[]>;
  addPasskey(options: { readonly name: string; readonly chainId: number }): Promise<Hash>;
  addOwner(options: { readonly address: Address; readonly chainId: number }): Promise<Hash>;
  removeOwner(options: { readonly address: Address; readonly chainId: number }): Promise<Hash>;
  /** Signs a message of a Safe as one of its owners, after a review. Absent in a connector that cannot. */
  sign?(request: {
    readonly chainId: number;
    readonly safe: Address;
    readonly message: string;
  }): Promise<Hex>;
}
