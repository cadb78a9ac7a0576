import { DAY_MS } from '@mooring/internal';
import type { Address, Hash, Hex } from 'viem';
import type { Fees } from './fees.ts';

/**
 * Outcome of a relayed transaction. `open` until its nonce is used on chain; `lost` if another program with the same key
 * used it, and the transaction could not be sent again.
 */
export type RelayOutcome = 'open' | 'succeeded' | 'reverted' | 'lost';

/** Transaction of the relay. `hashes` has one for each signature, as its fees may have been raised. */
export type RelayTransaction = Fees & {
  id: string;
  /** Account of the relay. */
  sender: Address;
  chainId: number;
  nonce: number;
  /** Account it is paid for, in lower case; empty for an empty transaction. */
  account: string;
  to: Address;
  data: Hex;
  /** Gas limit. */
  gas: number;
  /** Data fee of a rollup, in wei, in addition to that of the gas. */
  dataFee: bigint;
  /** Newest last; empty before the first signature. */
  hashes: readonly Hash[];
  outcome: RelayOutcome;
  createdAt: number;
  /** Time of its fees. */
  pricedAt: number;
  /** Time of the next check; of a closed transaction, the time it was closed. */
  dueAt: number;
};

/** Cost of a transaction in a block: its gas, and the whole cost in wei, including the data fee. */
export interface RelayCost {
  gasUsed: number;
  dataFee: bigint;
  cost: bigint;
}

/** Relay and network, whose nonces are one queue. */
export type RelayPlace = Pick<RelayTransaction, 'sender' | 'chainId'>;

/** Transaction to be sent. */
export type RelayRequest = RelayPlace &
  Fees &
  Pick<RelayTransaction, 'account' | 'to' | 'data' | 'gas' | 'dataFee'> & {
    /** Hash of the account's signed transaction: it is sent once, however it is encoded. */
    submission: Hash;
    /** The account's nonce. */
    safeNonce: number;
    /** Key of the client; empty if clients have no budget. */
    client: string;
    /** Number of transactions the sender has on chain. */
    count: number;
    /**
     * Daily budgets: gas of the account, of the client on all networks, of all recoveries for a recovery, and in total;
     * wei in total.
     */
    budgets: {
      account: number;
      client: number;
      recoveries?: number | undefined;
      all: number;
      cost: bigint;
    };
    now: number;
    /** Time of the first check by another server. */
    dueAt: number;
  };

/** Beginning of the accounts that recoveries are charged to, so that they do not use up the budget of the account itself. */
export const RECOVERY_ACCOUNT = 'recovery ';

/** Budget of a network in 24 hours, in wei, and the current time. */
export interface Allowance {
  budget: bigint;
  now: number;
}

export type Reservation =
  | { kind: 'reserved' | 'known'; transaction: RelayTransaction }
  /** Another transaction with the same nonce of the account is open. */
  | { kind: 'busy' }
  /** The budget is exhausted until `retryAt`, or too many transactions reverted. */
  | { kind: 'spent' | 'failing'; retryAt: number };

/**
 * Store of relayed transactions: the nonce queue of each relay and network, and the record of its costs. A stored
 * transaction is charged its gas limit, and the highest cost of gas and data in wei; in a block, it is charged what it
 * used. Every method is atomic across all servers on one database,
 * durable once resolved, and rejects when the database fails. Times are ms since 1970.
 */
export interface RelayStore {
  /** Stores a transaction with the next nonce, within the budgets. A stored one is `known`. */
  reserve(wanted: RelayRequest): Promise<Reservation>;
  /** Newest transaction with the same bytes that has not failed. */
  find(
    place: RelayPlace,
    call: Pick<RelayTransaction, 'account' | 'to' | 'data'>,
  ): Promise<RelayTransaction | undefined>;
  /** Usage of the last day on a network: gas of an account and in total, wei in total. */
  spent(
    chainId: number,
    account: string,
    now: number,
  ): Promise<{ account: number; all: number; cost: bigint }>;
  /** All open transactions of a sender, by network and nonce. */
  open(sender: Address): Promise<readonly RelayTransaction[]>;
  /** Leases a due transaction until a time; false if another server has it. */
  claim(transaction: RelayTransaction, now: number, until: number): Promise<boolean>;
  /**
   * Stores new fees or hashes; resolves to false if another server has changed them, or the fees exceed the allowance.
   * Earlier signatures stay charged.
   */
  sign(
    before: RelayTransaction,
    next: Pick<RelayTransaction, 'fee' | 'tip' | 'hashes' | 'pricedAt'>,
    allowance: Allowance,
  ): Promise<boolean>;
  postpone(id: string, dueAt: number): Promise<void>;
  /** Assigns the next nonce to a transaction whose nonce was used by another. */
  move(transaction: RelayTransaction, count: number, now: number): Promise<RelayTransaction>;
  /**
   * Removes a transaction that no node has, and its charge. If others follow it, it becomes an empty one, which uses up
   * its nonce.
   */
  release(transaction: RelayTransaction): Promise<void>;
  /**
   * Replaces a transaction that nodes refuse by an empty one; undefined if another server has changed it. Its hashes
   * stay, so that it is found if it is in a block after all.
   */
  replace(
    transaction: RelayTransaction,
    fees: Fees,
    now: number,
  ): Promise<RelayTransaction | undefined>;
  end(
    transaction: RelayTransaction,
    ended: { outcome: Exclude<RelayOutcome, 'open'> } & RelayCost & { hash?: Hash },
    now: number,
  ): Promise<void>;
  /** Newest closed transaction with a nonce. */
  closed(place: RelayPlace, nonce: number): Promise<RelayTransaction | undefined>;
  /** Opens a closed transaction that a reorg removed, and charges its limit again. */
  reopen(transaction: RelayTransaction, now: number): Promise<void>;
  /** Stores an empty transaction for an unused nonce; false beyond the allowance. */
  fill(place: RelayPlace & Fees, nonce: number, allowance: Allowance): Promise<boolean>;
  /** Removes transactions closed before a time. */
  clear(before: number): Promise<void>;
  close(): Promise<void>;
}

/** Transactions of an account or a client that may revert in a day without a wait. */
const FREE_FAILURES = 1;
/** Wait after the next one, in ms; doubled after each further one. */
const FAILURE_WAIT_MS = 600_000;

/** Wait after the last of a number of transactions that reverted in a day, in ms. */
export function failureDelay(count: number): number {
  if (count <= FREE_FAILURES) return 0;
  return Math.min(FAILURE_WAIT_MS * 2 ** (count - FREE_FAILURES - 1), DAY_MS);
}
