import type { Address } from 'viem';

/** Outcome of calls, as simulated by a network's node: nothing was sent. */
export interface Simulation {
  readonly outcome: 'success' | 'failure';
  /** Reason of a failure, from the contract or the node; at most 200 characters. */
  readonly reason?: string;
  /**
   * True if only the outcome is known, since the node returned no logs, or not all of them can be read: `changes` and
   * `approvals` are then unknown.
   */
  readonly outcomeOnly?: boolean;
  /** Changes of the account's balances; none for a failure, or without logs of the node. */
  readonly changes: readonly BalanceChange[];
  /** Resulting allowances of the account to others, without those of permits and Permit2. */
  readonly approvals: readonly SimulatedApproval[];
}

/** Change of an account's balance. */
export interface BalanceChange {
  /** Contract of the token. Default: the network's currency. */
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
  /** In the token's smallest unit; 2^256 - 1 for all tokens of a contract, 0 if revoked. */
  readonly amount: bigint;
  /** Id of an ERC-721 token. */
  readonly tokenId?: bigint;
}
