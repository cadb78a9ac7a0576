import type { Address, Hash, Hex } from 'viem';
import type { PasskeyError } from '../passkeyError.ts';

/** Call for somebody to send and pay for. It carries no value, and no power beyond what the account signed. */
export interface Submission {
  readonly chainId: number;
  readonly to: Address;
  readonly data: Hex;
}

/**
 * Refund of the fee by the account, in the network's currency: by default twice the price of gas a node says, of
 * which a Safe pays no more than the transaction itself did. In a token, at the price that is named.
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
   * Gas to pay for besides what the account's calls use. Default: as measured, by whether the network has the
   * precompile and the account is there. A rollup's fee for data is not in it.
   */
  readonly baseGas?: bigint | undefined;
}

/** Sends what an account signed, and pays the fee: an operator's relay, or another wallet. */
export interface Submitter {
  /** Payer's name on the review screen. */
  readonly name: string;
  /** Paid back by the account. Default: not at all. */
  readonly refund?: Refund | undefined;
  /**
   * Resolves to the hash of the transaction, which is not on chain yet.
   * @param safeTxHash by which the account's own event names it
   */
  submit(submission: Submission, safeTxHash?: Hash): Promise<Hash>;
}

/** Transaction that is signed, and that nobody has sent as far as is known. */
export interface UnsentTransaction {
  readonly submission: Submission;
  /** By which the account's own event names it. */
  readonly hash: Hash | undefined;
  /**
   * Error of the submitter, `relayRefused` or `relayUnreachable`; its `cause` has the relay's `error`, where it gave
   * one. Absent where there is no submitter.
   */
  readonly reason: PasskeyError | undefined;
  /** Sends by the submitter once more; absent where there is none. Rejects with its error. */
  readonly retry?: () => Promise<Hash>;
  /**
   * Sends by a wallet, which pays the fee: asks it for an account and the network, and to send. Rejects with the
   * wallet's own errors.
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
