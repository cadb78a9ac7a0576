import type { Address, Hash, Hex } from 'viem';

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
  /** Who is paid. Default: who sends the transaction. */
  readonly receiver?: Address | undefined;
  /**
   * Gas to pay for besides what the account's calls use. Default: as measured, by whether the network has the
   * precompile and the account is there. A rollup's fee for data is not in it.
   */
  readonly baseGas?: bigint | undefined;
}

/** Sends what an account signed, and pays the fee: an operator's relay, or another wallet. */
export interface Submitter {
  /** Who pays, for the screen before signing. */
  readonly name: string;
  /** Paid back by the account. Default: not at all. */
  readonly refund?: Refund | undefined;
  /** Resolves to the hash of the transaction, which is not on chain yet. */
  submit(submission: Submission): Promise<Hash>;
}
