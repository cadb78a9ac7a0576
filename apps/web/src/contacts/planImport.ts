import { type Contact, type ContactEntry, MOST_CONTACTS } from './contact.ts';
import type { ContactsFile } from './contactsFile.ts';

/** A contact that an import would change. */
export interface ContactChange {
  readonly before: Contact;
  readonly after: ContactEntry;
}

/** What importing a file would do. */
export interface ImportPlan {
  readonly added: readonly ContactEntry[];
  readonly changed: readonly ContactChange[];
  /** Contacts that are here as the file has them. */
  readonly unchanged: number;
  /** More contacts than an account can have would come of it. */
  readonly overfull: boolean;
}

/**
 * Works out what a file changes, by address. Contacts that it does not name stay, and so do notes
 * when it has no column for them.
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
