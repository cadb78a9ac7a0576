import type { Contact } from './contact.ts';

/** More than this nobody reads while typing. */
export const MOST_SUGGESTIONS = 6;
/** Of an address fewer digits than this say nothing: `0x` and two more. */
const LEAST_ADDRESS = 4;

/**
 * The contacts that a text may mean, the likeliest first: by the beginning of the name or of a word
 * in it, then anywhere in name, address or note. Case and accents make no difference. An empty text
 * means anybody; a whole address needs no suggestion.
 */
export function suggestContacts(contacts: readonly Contact[], text: string): readonly Contact[] {
  const sought = fold(text.trim());
  if (sought === '') return contacts.slice(0, MOST_SUGGESTIONS);
  if (/^0x[\da-f]{40}$/.test(sought)) return [];
  return contacts
    .map((contact) => ({ contact, rank: rankOf(contact, sought) }))
    .filter(({ rank }) => rank !== NEVER)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ contact }) => contact);
}

/** Every contact that a search finds, in the order they came. */
export function searchContacts(contacts: readonly Contact[], text: string): readonly Contact[] {
  const sought = fold(text.trim());
  if (sought === '') return contacts;
  return contacts.filter((contact) => rankOf(contact, sought) !== NEVER);
}

const NEVER = Number.POSITIVE_INFINITY;

function rankOf({ name, address, note }: Contact, sought: string): number {
  const folded = fold(name);
  if (folded.startsWith(sought)) return 0;
  if (folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought))) return 1;
  if (folded.includes(sought)) return 2;
  if (sought.length >= LEAST_ADDRESS && address.toLowerCase().includes(sought)) return 3;
  return fold(note).includes(sought) ? 4 : NEVER;
}

/** Without case and accents: `Ána` is found by `ana`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
