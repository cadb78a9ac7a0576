import { chainIdOf, type ReadAddress, readAddress } from '@mooring/connect/address';
import { normalizeRecipient, prefixIn } from '@mooring/page/address';
import { type ContactEntry, MOST_NAME, MOST_NOTE } from '@mooring/page/contacts';

/** Contact as typed, or as in a file. */
export interface ContactDraft {
  readonly name: string;
  readonly address: string;
  readonly note: string;
}

/** Fields of a contact, in the order of its form. */
export const contactFields = ['name', 'address', 'note'] as const;

/** Faults of a contact by field; valid fields are absent. */
export interface ContactFaults {
  readonly name?: 'required' | 'too-long' | 'invalid';
  readonly address?: 'required' | 'invalid' | 'checksum' | 'other-network';
  /** Network that the address is of, as written; only with `other-network`. */
  readonly network?: string;
  readonly note?: 'too-long' | 'invalid';
}

/** Validated draft: an entry, or its faults. */
type CheckedContact =
  | { readonly kind: 'good'; readonly entry: ContactEntry }
  | { readonly kind: 'faulty'; readonly faults: ContactFaults };

/** Control characters, line breaks, bidirectional controls, lone surrogates. */
const unfitName = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** Rules of names, but a note may have line breaks, and is never shown within a sentence. */
const unfitNote = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** A visible character: not a space or invisible. */
const visible = /[^\p{Z}\p{C}]/u;

/** Invisible edges of a pasted name: spaces, direction marks, characters without width. */
const unseenEdges =
  /^[\s\p{Bidi_Control}\u200b\u2060\ufeff]+|[\s\p{Bidi_Control}\u200b\u2060\ufeff]+$/gu;

/**
 * Validates a draft by the server's rules; name and note are trimmed of invisible characters.
 * @param chainIds networks of the site: an address with the prefix of another is refused
 */
export function checkContact(draft: ContactDraft, chainIds: readonly number[]): CheckedContact {
  const name = draft.name.replace(unseenEdges, '') || draft.name.trim();
  const note = draft.note.trim();
  const read = readContactAddress(draft.address, chainIds);
  const nameFault = faultOfName(name);
  const noteFault = faultOfNote(note);
  if (read.kind === 'address' && !nameFault && !noteFault) {
    return { kind: 'good', entry: { name, address: read.address, note } };
  }
  return {
    kind: 'faulty',
    faults: {
      ...(nameFault && { name: nameFault }),
      ...(read.kind !== 'address' && { address: addressFaults[read.kind] }),
      ...(read.kind === 'other-network' && { network: read.network }),
      ...(noteFault && { note: noteFault }),
    },
  };
}

/** Reads an address of any network of the site: contacts are paid on all of them. */
function readContactAddress(text: string, chainIds: readonly number[]): ReadAddress {
  const read = readAddress(normalizeRecipient(text));
  const network = prefixIn(text);
  const chainId = chainIdOf(network);
  const isElsewhere = network !== '' && (chainId === undefined || !chainIds.includes(chainId));
  return read.kind === 'address' && isElsewhere ? { kind: 'other-network', network } : read;
}

const addressFaults = {
  empty: 'required',
  'not-an-address': 'invalid',
  'other-network': 'other-network',
  'wrong-checksum': 'checksum',
} as const;

function faultOfName(name: string): ContactFaults['name'] {
  if (name === '') return 'required';
  if (unfitName.test(name) || !visible.test(name)) return 'invalid';
  return [...name].length > MOST_NAME ? 'too-long' : undefined;
}

function faultOfNote(note: string): ContactFaults['note'] {
  if (unfitNote.test(note)) return 'invalid';
  return [...note].length > MOST_NOTE ? 'too-long' : undefined;
}
