import { type Contact, type ContactEntry, MOST_CONTACTS } from './contact.ts';
import type { ContactsFile } from './contactsFile.ts';

/** Contact that an import would change. */
export interface ContactChange {
  readonly before: Contact;
  readonly after: ContactEntry;
}

/** Plan of an import. */
export interface ImportPlan {
  readonly added: readonly ContactEntry[];
  readonly changed: readonly ContactChange[];
  /** Number of existing contacts equal to the file's. */
  readonly unchanged: number;
  /** True when the account would exceed the limit of contacts. */
  readonly overfull: boolean;
}

/**
 * Computes the changes of a file, by address. Contacts missing in it stay, and so do notes when it has no
 * column for them.
 */
export function planImport(
  { entries, hasNotes }: Extract<ContactsFile, { kind: 'read' }>,
  contacts: readonly Contact[],
): ImportPlan {
  const added: ContactEntry[] = [];
  const changed: ContactChange[] = [];
  const known = new Map(contacts.map((contact) => [contact.address, contact]));
  for (const entry of entries) {
    const before = known.get(entry.address);
    if (!before) {
      added.push(entry);
      continue;
    }
    const after = hasNotes ? entry : { ...entry, note: before.note };
    if (after.name !== before.name || after.note !== before.note) changed.push({ before, after });
  }
  return {
    added,
    changed,
    unchanged: entries.length - added.length - changed.length,
    overfull: contacts.length + added.length > MOST_CONTACTS,
  };
}
