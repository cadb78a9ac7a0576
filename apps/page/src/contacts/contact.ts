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

/** Contact at an address, if any. */
export function contactAt(contacts: readonly Contact[], address: Address): Contact | undefined {
  const sought = address.toLowerCase();
  return contacts.find((contact) => contact.address.toLowerCase() === sought);
}

/** Most suggestions shown. */
export const MOST_SUGGESTIONS = 6;
/** Shortest search text that matches addresses: `0x` and two more digits. */
const LEAST_ADDRESS = 4;

/**
 * Suggests contacts for a text, most likely first: by the start of the name or of a word in it, then
 * anywhere in name, address or note, ignoring case and accents. An empty text matches all; a complete
 * address needs no suggestion.
 */
export function suggestContacts(contacts: readonly Contact[], text: string): readonly Contact[] {
  const sought = foldText(text.trim());
  if (sought === '') return contacts.slice(0, MOST_SUGGESTIONS);
  if (/^0x[\da-f]{40}$/.test(sought)) return [];
  return contacts
    .map((contact) => ({ contact, rank: rankOf(contact, sought) }))
    .filter(({ rank }) => rank !== NEVER)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ contact }) => contact);
}

/** Searches contacts; keeps their order. */
export function searchContacts(contacts: readonly Contact[], text: string): readonly Contact[] {
  const sought = foldText(text.trim());
  if (sought === '') return contacts;
  return contacts.filter((contact) => rankOf(contact, sought) !== NEVER);
}

const NEVER = Number.POSITIVE_INFINITY;

function rankOf({ name, address, note }: Contact, sought: string): number {
  const folded = foldText(name);
  if (folded.startsWith(sought)) return 0;
  if (folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought))) return 1;
  if (folded.includes(sought)) return 2;
  if (sought.length >= LEAST_ADDRESS && address.toLowerCase().includes(sought)) return 3;
  return foldText(note).includes(sought) ? 4 : NEVER;
}

/** Removes case and accents: `ana` finds `Ána`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
