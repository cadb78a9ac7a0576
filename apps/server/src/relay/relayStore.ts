import { DAY_MS } from '@mooring/internal';
import type { Address, Hash, Hex } from 'viem';
import type { Fees } from './fees.ts';

/**
 * Outcome of a relayed transaction. `open` until its nonce is used up on chain; `lost` when that was by a
 * transaction of somebody else with the same key, and this one could not be sent anew.
 */
export type RelayOutcome = 'open' | 'succeeded' | 'reverted' | 'lost';

/** Transaction of the relay. Its fees may have been raised: `hashes` are of all that were signed. */
export type RelayTransaction = Fees & {
  id: string;
  /** Account of the relay. */
  sender: Address;
  chainId: number;
  nonce: number;
  /** Account it is paid for, in lower case; empty for one that only uses up its nonce. */
  account: string;
  to: Address;
  data: Hex;
  /** Gas limit. */
  gas: number;
  /** Fee of a rollup for the data, in wei, beside that of the gas. */
  dataFee: bigint;
  /** The newest last; empty before the first was signed. */
  hashes: readonly Hash[];
  outcome: RelayOutcome;
  createdAt: number;
  /** Time of its fees. */
  pricedAt: number;
  /** Time of the next look at it; for one that is closed, of its end. */
  dueAt: number;
};

/** Cost of a transaction in a block: its gas, and all of it in wei, of which the data fee is a part. */
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
    /** Hash of the account's transaction, which is what was signed: it is sent once, in whatever bytes. */
    submission: Hash;
    /** Nonce the account executes it with. */
    safeNonce: number;
    /** Key of the client who asks; empty where clients are not counted. */
    client: string;
    /** Number of transactions the sender has on chain. */
    count: number;
    /** Most in a day: gas of the account, of the client on all networks, and of all; wei of all. */
    budgets: { account: number; client: number; all: number; cost: bigint };
    now: number;
    /** Time of the first look by anybody else. */
    dueAt: number;
  };

/** Most wei of a network in 24 hours, and the time now. */
export interface Allowance {
  budget: bigint;
  now: number;
}

export type Reservation =
  | { kind: 'reserved' | 'known'; transaction: RelayTransaction }
  /** Another transaction with the same nonce of the account is open. */
  | { kind: 'busy' }
  /** The budget is spent, of which some is back at `retryAt`; or too many reverted, until then. */
  | { kind: 'spent' | 'failing'; retryAt: number };

/**
 * Store of relayed transactions: the nonce queue of each relay and network, and at once the record of what
 * was spent. A transaction is charged its gas limit, and in wei what that and its data cost at most, from the moment
 * it is stored, and what it used once it is in a block. Every method is atomic across all servers on one database,
 * durable once resolved, and rejects when the database fails. Times are ms since 1970.
 */
export interface RelayStore {
  /** Stores a transaction with the next nonce, within the budgets. One that is stored already is `known`. */
  reserve(wanted: RelayRequest): Promise<Reservation>;
  /** Newest transaction with the same bytes that has not failed. */
  find(
    place: RelayPlace,
    call: Pick<RelayTransaction, 'account' | 'to' | 'data'>,
  ): Promise<RelayTransaction | undefined>;
  /** Spent in the last day on a network: gas of an account and of all, and wei of all. */
  spent(
    chainId: number,
    account: string,
    now: number,
  ): Promise<{ account: number; all: number; cost: bigint }>;
  /** All open transactions of a sender, by network and nonce. */
  open(sender: Address): Promise<readonly RelayTransaction[]>;
  /** Takes on a transaction that is due, until a time; false when another server has. */
  claim(transaction: RelayTransaction, now: number, until: number): Promise<boolean>;
  /**
   * Stores new fees or hashes; resolves to false where another server has stored others, or higher fees are beyond
   * the allowance. What was signed with other fees stays charged.
   */
  sign(
    before: RelayTransaction,
    next: Pick<RelayTransaction, 'fee' | 'tip' | 'hashes' | 'pricedAt'>,
    allowance: Allowance,
  ): Promise<boolean>;
  postpone(id: string, dueAt: number): Promise<void>;
  /** Assigns the next nonce to a transaction, when its own was used by another. */
  move(transaction: RelayTransaction, count: number, now: number): Promise<RelayTransaction>;
  /**
   * Removes a transaction no node has, and gives its gas back. With others behind it, it stays to use up
   * its nonce.
   */
  release(transaction: RelayTransaction): Promise<void>;
  /**
   * Replaces a transaction that nodes refuse by one that does nothing; undefined when another server has changed it.
   * Its hashes stay: should it be in a block all the same, it is found.
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
  /** Opens a closed transaction that left the chain, and charges its limit again. */
  reopen(transaction: RelayTransaction, now: number): Promise<void>;
  /** Stores a transaction that does nothing, for a nonce that nobody has; false beyond the allowance. */
  fill(place: RelayPlace & Fees, nonce: number, allowance: Allowance): Promise<boolean>;
  /** Removes transactions closed before a time. */
  clear(before: number): Promise<void>;
  close(): Promise<void>;
}

/** Transactions that may revert in a day before an account or a client waits. */
const FREE_FAILURES = 1;
/** Wait after the next one, in ms; twice as long after each further one. */
const FAILURE_WAIT_MS = 600_000;

/** Wait after the last of a number of transactions that reverted in a day, in ms. */
export function failureDelay(count: number): number {
  if (count <= FREE_FAILURES) return 0;
  return Math.min(FAILURE_WAIT_MS * 2 ** (count - FREE_FAILURES - 1), DAY_MS);
}
