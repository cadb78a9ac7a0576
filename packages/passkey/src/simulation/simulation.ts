import type { Address } from 'viem';

/** Outcome of calls, by the word of a network's node: nothing was sent. */
export interface Simulation {
  readonly outcome: 'success' | 'failure';
  /** Reason of a failure, in the words of a contract or the node; at most 200 characters. */
  readonly reason?: string;
  /** True where the node told no more than the outcome: that there are no changes here says nothing of them. */
  readonly outcomeOnly?: boolean;
  /** Changes of the account's balances; none for a failure, or where the node has no logs. */
  readonly changes: readonly BalanceChange[];
  /** Allowances of the account to others, as they would be; those of permits and Permit2 are not among them. */
  readonly approvals: readonly SimulatedApproval[];
}

/** Change of what an account has. */
export interface BalanceChange {
  /** Contract of the token. Left out: the network's currency. */
  readonly token?: Address;
  /** In wei, or the token's smallest unit; negative for what leaves the account. */
  readonly amount: bigint;
  /** Id of an ERC-721 or ERC-1155 token. */
  readonly tokenId?: bigint;
}

/** Allowance to a spender. */
export interface SimulatedApproval {
  readonly token: Address;
  readonly spender: Address;
  /** In the token's smallest unit; 2^256 - 1 for all tokens of a contract, 0 for one that is taken back. */
  readonly amount: bigint;
  /** Id of an ERC-721 token. */
  readonly tokenId?: bigint;
}
