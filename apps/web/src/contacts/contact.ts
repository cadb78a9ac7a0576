import type { Address } from 'viem';

/** What a person keeps about somebody they send to; shown as text only. */
export interface ContactEntry {
  /** 1 to {@link MOST_NAME} characters. */
  readonly name: string;
  /** With its checksum. */
  readonly address: Address;
  /** At most {@link MOST_NOTE} characters; may be empty. */
  readonly note: string;
}

/** An entry as the server keeps it with the account. */
export interface Contact extends ContactEntry {
  readonly id: string;
}

/** The server refuses more; each is counted in Unicode code points. */
export const MOST_NAME = 64;
export const MOST_NOTE = 500;
/** Contacts of one account. */
export const MOST_CONTACTS = 1_000;
/** Room that a name gets on the screen; characters written out take more than one. */
export const SHOWN_NAME = 80;
