import type { Locale } from '@mooring/internal';
import type { Address } from 'viem';

/**
 * E-mail address of an account on a network: its owners may differ from those on another. A change takes effect after a
 * delay, in which the account's other addresses are told.
 */
export interface RecoveryContact {
  email: string;
  /** Network; 0 for every one, as of an address that was added before networks were kept apart. */
  chainId: number;
  /** Time from which it receives codes, in ms since 1970. It receives warnings immediately. */
  from: number;
  /** Time from which it is removed; undefined if it stays. */
  until: number | undefined;
  /** Language of its mails; undefined for English. */
  locale: Locale | undefined;
}

/** Account, and the networks on which its addresses are changed. */
export interface ContactPlace {
  /** In lower case. */
  account: string;
  chainIds: readonly number[];
  /** All networks, to which an address of every network is kept. */
  allChainIds: readonly number[];
}

/** Addresses that count on a network. */
export function contactsOn(
  chainId: number,
  contacts: readonly RecoveryContact[],
): readonly RecoveryContact[] {
  return contacts.filter((contact) => contact.chainId === 0 || contact.chainId === chainId);
}

/** Recovery that a code allows to sign: the account gets exactly this owner, on this network. */
export interface CodeSubject {
  /** In lower case. */
  account: Address;
  chainId: number;
  /** In lower case. */
  newOwner: Address;
}

/** Request of a code, of any account: it is looked up when the code is sent. */
export interface CodeRequest extends CodeSubject {
  id: string;
  createdAt: number;
}

export type MailKind = 'started' | 'running' | 'finished' | 'cancelled' | 'contacts';

/** Mail to all addresses of an account. */
export interface QueuedMail {
  /** Identifies the reported event, which is reported once. */
  id: string;
  /** In lower case. */
  account: Address;
  kind: MailKind;
  /** 0 for a mail about no network. */
  chainId: number;
}

/** Most addresses of an account on a network. */
export const MOST_EMAILS = 5;
/** Most codes of an account in 24 hours. */
export const MOST_CODES = 3;
/** Most tries of a code. */
export const MOST_CODE_TRIES = 5;
/** Lifetime of a code, in ms. */
export const CODE_MS = 600_000;

/** Leased watch of a network. */
export interface WatchClaim {
  /** Next block to read; undefined if none of the module was read. */
  nextBlock: number | undefined;
}

/**
 * Store of the e-mail guardian and the watcher. Every method is atomic across all servers on one database, durable once
 * resolved, and rejects when the database fails. Times are ms since 1970; accounts are in lower case.
 */
export interface RecoveryStore {
  /** Addresses of an account on all networks. */
  contacts(account: string, now: number): Promise<readonly RecoveryContact[]>;
  /**
   * Adds an address on networks: on all of them or, if one is full, on none. The first of an account on a network takes
   * effect there immediately.
   */
  addContact(
    place: ContactPlace,
    contact: Pick<RecoveryContact, 'email' | 'locale'>,
    times: { now: number; delayMs: number },
  ): Promise<'added' | 'known' | 'full'>;
  /** Removes an address on networks after the delay; false for one that is unknown there. */
  removeContact(
    place: ContactPlace,
    email: string,
    times: { now: number; delayMs: number },
  ): Promise<boolean>;
  /** Stores the request of a code. */
  requestCode(request: CodeRequest): Promise<void>;
  /** Requests that are due, leased to this server until a time. Those that are too old are removed. */
  claimRequests(times: { now: number; until: number }): Promise<readonly CodeRequest[]>;
  /**
   * Stores the hash of a new code, which replaces earlier ones of the same recovery. False beyond `MOST_CODES` of the
   * account in a day: the request is removed.
   */
  putCode(request: CodeRequest, hash: string, now: number): Promise<boolean>;
  /** Removes a request without a code. */
  dropRequest(id: string): Promise<void>;
  /** Counts a try, and returns the hash of the code; undefined without a code that may be tried. */
  tryCode(subject: CodeSubject, now: number): Promise<string | undefined>;
  /** Ends the code of a recovery. */
  endCode(subject: CodeSubject): Promise<void>;
  /** Queues a mail; false if it was queued before. */
  queueMail(mail: QueuedMail, now: number): Promise<boolean>;
  /** Mails that are due, leased to this server for as long as they have waited, from `leastMs` to `mostMs`. */
  claimMails(times: {
    now: number;
    leastMs: number;
    mostMs: number;
  }): Promise<readonly QueuedMail[]>;
  endMail(id: string): Promise<void>;
  /** Leases the watch of a network; undefined while it is leased, and until its next pass is due. */
  claimWatch(
    watch: { chainId: number; module: string },
    times: { now: number; until: number },
  ): Promise<WatchClaim | undefined>;
  /** Stores the next block to read. */
  advanceWatch(chainId: number, nextBlock: number): Promise<void>;
  /** Ends the lease of a network at a time. */
  releaseWatch(chainId: number, until: number): Promise<void>;
  /** Plans to read the recovery of an account. */
  planCheck(chainId: number, account: string, dueAt: number): Promise<void>;
  /** Accounts of a network whose recovery is to be read. */
  dueChecks(chainId: number, now: number): Promise<readonly Address[]>;
  endCheck(chainId: number, account: string): Promise<void>;
  /** Removes what was closed before a time. */
  clear(before: number): Promise<void>;
}
