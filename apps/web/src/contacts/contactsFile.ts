import {
  type Contact,
  type ContactEntry,
  type CsvRecord,
  guardFormula,
  MOST_CONTACTS,
  parseCsv,
  unguardFormula,
  writeCsv,
} from '@mooring/page/contacts';
import { type ContactDraft, type ContactFaults, checkContact } from './checkContact.ts';
import { columnKind } from './columnNames.ts';
import { isJson, readJsonContacts } from './jsonContacts.ts';
import { isVcard, readVcards } from './vcard.ts';

const columns = ['name', 'address', 'note'] as const;

/** Invalid line of a file, with the reason. */
export interface FaultyLine {
  /** Line number, from 1; of JSON and cards the number of the entry. */
  readonly line: number;
  readonly fault:
    | { readonly kind: 'contact'; readonly faults: ContactFaults }
    /** Unclosed quotes, or more cells than columns. */
    | { readonly kind: 'quotes' | 'columns' }
    /** Another name or note for the address of an earlier entry, `first`. */
    | { readonly kind: 'twice'; readonly first: number };
}

/** Contacts of a file, and its faults. */
export interface ReadContacts {
  readonly kind: 'read';
  /** False for a file without a column for notes. */
  readonly hasNotes: boolean;
  readonly entries: readonly ContactEntry[];
  readonly faulty: readonly FaultyLine[];
  /** True for JSON and cards, whose entries are counted instead of lines. */
  readonly hasNoLines?: true;
  /** Number of cards without an Ethereum address. */
  readonly withoutAddress?: number;
}

/** Parsed file of contacts. */
type ContactsFile = { readonly kind: 'empty' | 'no-header' | 'too-many-rows' } | ReadContacts;

/** Entry of a file, as written. */
interface FileEntry {
  readonly line: number;
  readonly draft: ContactDraft;
  readonly shape?: 'quotes' | 'columns' | undefined;
}

/**
 * Parses a file of contacts: a table with a header that names its columns, in any language of ours, any order and
 * case; JSON; or cards of a phone's address book.
 * @param chainIds networks of the site
 */
export function readContactsFile(text: string, chainIds: readonly number[]): ContactsFile {
  const read = readFileEntries(text);
  return read.kind === 'entries' ? checkEntries(read, chainIds) : read;
}

/** Entries of a file, as written, and its format. */
interface FileEntries extends Pick<ReadContacts, 'hasNotes' | 'hasNoLines' | 'withoutAddress'> {
  readonly kind: 'entries';
  readonly entries: readonly FileEntry[];
}

function readFileEntries(text: string): FileEntries | { readonly kind: 'empty' | 'no-header' } {
  if (isVcard(text)) {
    const entries = numbered(readVcards(text));
    const found = entries.filter(({ draft }) => draft.address !== '');
    const withoutAddress = entries.length - found.length;
    return {
      ...{ kind: 'entries', entries: found, withoutAddress },
      ...{ hasNotes: true, hasNoLines: true },
    };
  }
  if (isJson(text)) {
    const entries = numbered(readJsonContacts(text));
    return { kind: 'entries', entries, hasNotes: true, hasNoLines: true };
  }
  const [header, ...rows] = parseCsv(text);
  if (!header) return { kind: 'empty' };
  const kinds = header.cells.map(columnKind);
  const places = { name: kinds.indexOf('name'), address: kinds.indexOf('address') };
  if (header.broken || places.name < 0 || places.address < 0) return { kind: 'no-header' };
  const note = kinds.indexOf('note');
  const entries = rows.map(({ line, cells, broken }): FileEntry => {
    const cellAt = (place: number) => unguardFormula(cells[place] ?? '');
    return {
      line,
      draft: {
        name: cellAt(places.name),
        address: cellAt(places.address),
        note: note < 0 ? '' : cellAt(note),
      },
      shape: broken ? 'quotes' : isWide(cells, kinds.length) ? 'columns' : undefined,
    };
  });
  return { kind: 'entries', entries, hasNotes: note >= 0 };
}

function numbered(drafts: readonly ContactDraft[]): readonly FileEntry[] {
  return drafts.map((draft, index) => ({ line: index + 1, draft }));
}

function checkEntries(
  { entries: all, ...about }: FileEntries,
  chainIds: readonly number[],
): ContactsFile {
  if (all.length === 0) return { kind: 'empty' };
  if (all.length > MOST_CONTACTS) return { kind: 'too-many-rows' };
  const entries: ContactEntry[] = [];
  const faulty: FaultyLine[] = [];
  const firsts = new Map<string, { readonly line: number; readonly entry: ContactEntry }>();
  for (const { line, draft, shape } of all) {
    const checked = checkContact(draft, chainIds);
    if (shape) {
      faulty.push({ line, fault: { kind: shape } });
    } else if (checked.kind === 'faulty') {
      faulty.push({ line, fault: { kind: 'contact', faults: checked.faults } });
    } else {
      const { entry } = checked;
      const first = firsts.get(entry.address);
      // A repeated contact, as once for each network, is skipped.
      if (first && (first.entry.name !== entry.name || first.entry.note !== entry.note)) {
        faulty.push({ line, fault: { kind: 'twice', first: first.line } });
      }
      if (!first) {
        entries.push(entry);
        firsts.set(entry.address, { line, entry });
      }
    }
  }
  return { ...about, kind: 'read', entries, faulty };
}

/** Writes contacts as a file for {@link readContactsFile}, guarded against formula injection. */
export function writeContactsFile(contacts: readonly ContactEntry[]): string {
  const rows = contacts.map((contact) => columns.map((column) => guardFormula(contact[column])));
  return writeCsv([columns, ...rows]);
}

/** Returns true if a row has cells beyond the last column, as with a comma in an unquoted name. */
function isWide(cells: CsvRecord['cells'], width: number): boolean {
  return cells.slice(width).some((cell) => cell.trim() !== '');
}

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
  { entries, hasNotes }: Pick<ReadContacts, 'entries' | 'hasNotes'>,
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
