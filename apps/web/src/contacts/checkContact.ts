import { readAddress } from '../address/readAddress.ts';
import { type ContactEntry, MOST_NAME, MOST_NOTE } from './contact.ts';

/** A contact as it was typed, or as it stands in a file. */
export interface ContactDraft {
  readonly name: string;
  readonly address: string;
  readonly note: string;
}

/** What stands in the way of a contact; a field without a fault is absent. */
export interface ContactFaults {
  readonly name?: 'required' | 'too-long' | 'invalid';
  readonly address?: 'required' | 'invalid' | 'checksum';
  readonly note?: 'too-long' | 'invalid';
}

/** A draft judged: an entry, or what is wrong with it. */
export type CheckedContact =
  | { readonly kind: 'good'; readonly entry: ContactEntry }
  | { readonly kind: 'faulty'; readonly faults: ContactFaults };

/** Control characters, ends of lines, marks that turn the text around them, halves of characters. */
const unfitName = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** A note may have lines, and is never read in the middle of a sentence. */
const unfitNote = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** Something that is seen: not all spaces and invisible characters. */
const visible = /[^\p{Z}\p{C}]/u;

/** Judges a draft by the rules of the server; spaces around name and note do not count. */
export function checkContact(draft: ContactDraft): CheckedContact {
  const name = draft.name.trim();
  const note = draft.note.trim();
  const read = readAddress(draft.address);
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
      ...(noteFault && { note: noteFault }),
    },
  };
}

const addressFaults = {
  empty: 'required',
  'not-an-address': 'invalid',
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
