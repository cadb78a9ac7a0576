import type { Address, Hash, Hex } from 'viem';
import type { PasskeyError } from '../passkeyError.ts';

/** Call for a submitter to send and pay for. It has no value, and no power beyond what the account signed. */
export interface Submission {
  readonly chainId: number;
  readonly to: Address;
  readonly data: Hex;
}

/**
 * Refund of the fee by the account. In the network's currency: by default at twice the node's gas price, of which a Safe
 * pays at most the transaction's actual price. In a token: at the given price.
 */
export type Refund = RefundTerms &
  (
    | { readonly token?: undefined; readonly gasPrice?: GasPrice | undefined }
    | { readonly token: Address; readonly gasPrice: GasPrice }
  );

/** Price of a unit of gas on a network: in wei, or in the token's smallest unit. */
export type GasPrice = (chainId: number) => Promise<bigint>;

interface RefundTerms {
  /** Receiver of the refund. Default: the sender of the transaction. */
  readonly receiver?: Address | undefined;
  /**
   * Gas to refund in addition to that of the account's calls. Default: measured, with and without the precompile and the
   * deployment. Does not include a rollup's data fee.
   */
  readonly baseGas?: bigint | undefined;
}

/** Sends signed transactions of an account, and pays the fee: an operator's relay, or another wallet. */
export interface Submitter {
  /** Payer's name on the review screen. */
  readonly name: string;
  /** Refund by the account. Default: none. */
  readonly refund?: Refund | undefined;
  /**
   * Resolves to the hash of the transaction, which is not on chain yet.
   * @param safeTxHash hash in the account's event
   */
  submit(submission: Submission, safeTxHash?: Hash): Promise<Hash>;
}

/** Signed transaction that, as far as known, was not sent. */
export interface UnsentTransaction {
  readonly submission: Submission;
  /** Hash in the account's event. */
  readonly hash: Hash | undefined;
  /**
   * Error of the submitter, `relayRefused` or `relayUnreachable`; its `cause` has the relay's `error`, if any. Absent
   * without a submitter.
   */
  readonly reason: PasskeyError | undefined;
  /** Sends by the submitter again; absent without one. Rejects with its error. */
  readonly retry?: () => Promise<Hash>;
  /**
   * Sends by a wallet, which pays the fee: requests an account, the network, and the transaction. Rejects with the
   * wallet's errors.
   * @param provider EIP-1193 provider of that wallet
   */
  readonly sendBy: (provider: WalletProvider) => Promise<Hash>;
}

/** Sends a signed transaction. Resolves to its hash; rejects with code 4001 when the person cancels. */
export type SubmitHandler = (unsent: UnsentTransaction) => Promise<Hash>;

/** EIP-1193 provider of another wallet. */
export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}
