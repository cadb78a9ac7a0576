import type { Address, Hash, Hex } from 'viem';

/** Call for somebody to send and pay for. It carries no value, and no power beyond what the account signed. */
export interface Submission {
  readonly chainId: number;
  readonly to: Address;
  readonly data: Hex;
}

/** Sends what an account signed, and pays the fee: an operator's relay, or another wallet. */
export interface Submitter {
  /** Who pays, for the screen before signing. */
  readonly name: string;
  /** Resolves to the hash of the transaction, which is not on chain yet. */
  submit(submission: Submission): Promise<Hash>;
}
