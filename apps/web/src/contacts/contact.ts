import type { Address } from 'viem';

/** Contact fields of a recipient; shown as text only. */
export interface ContactEntry {
  /** 1 to {@link MOST_NAME} characters. */
  readonly name: string;
  /** Checksummed. */
  readonly address: Address;
  /** At most {@link MOST_NOTE} characters; may be empty. */
  readonly note: string;
}

/** Entry as stored by the server. */
export interface Contact extends ContactEntry {
  readonly id: string;
}

/** Limits of the server, in Unicode code points. */
export const MOST_NAME = 64;
export const MOST_NOTE = 500;
/** Most contacts per account. */
export const MOST_CONTACTS = 1_000;
/** Longest name on screen in characters; escaped characters take more than one. */
export const SHOWN_NAME = 80;
