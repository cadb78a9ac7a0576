import { type ContactFaults, checkContact } from './checkContact.ts';
import { type Contact, type ContactEntry, MOST_CONTACTS } from './contact.ts';
import { type CsvRecord, guardFormula, parseCsv, unguardFormula, writeCsv } from './csv.ts';

const columns = ['name', 'address', 'note'] as const;

/** Largest accepted file, in bytes. */
export const MOST_BYTES = 1_000_000;

/** Invalid line of a file, with the reason. */
export interface FaultyLine {
  /** Line number, from 1. */
  readonly line: number;
  readonly fault:
    | { readonly kind: 'contact'; readonly faults: ContactFaults }
    /** Unclosed quotes, or more cells than columns. */
    | { readonly kind: 'quotes' | 'columns' }
    /** Duplicate of the address on an earlier line, `first`. */
    | { readonly kind: 'twice'; readonly first: number };
}

/** Parsed file of contacts. */
type ContactsFile =
  | { readonly kind: 'empty' | 'no-header' | 'too-many-rows' }
  | {
      readonly kind: 'read';
      /** False for a file without a column for notes. */
      readonly hasNotes: boolean;
      readonly entries: readonly ContactEntry[];
      readonly faulty: readonly FaultyLine[];
    };

/** Parses a file of contacts: a header with the columns, in any order and case, then the rows. */
export function readContactsFile(text: string): ContactsFile {
  const [header, ...rows] = parseCsv(text);
  if (!header) return { kind: 'empty' };
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const places = columns.map((column) => names.indexOf(column));
  const [name = -1, address = -1, note = -1] = places;
  if (header.broken || name < 0 || address < 0) return { kind: 'no-header' };
  if (rows.length === 0) return { kind: 'empty' };
  if (rows.length > MOST_CONTACTS) return { kind: 'too-many-rows' };

  const entries: ContactEntry[] = [];
  const faulty: FaultyLine[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells, broken } of rows) {
    const cellAt = (place: number) => unguardFormula(cells[place] ?? '');
    const shape = broken ? 'quotes' : isWide(cells, names.length) ? 'columns' : undefined;
    const checked = checkContact({
      name: cellAt(name),
      address: cellAt(address),
      note: note < 0 ? '' : cellAt(note),
    });
    if (shape) {
      faulty.push({ line, fault: { kind: shape } });
    } else if (checked.kind === 'faulty') {
      faulty.push({ line, fault: { kind: 'contact', faults: checked.faults } });
    } else {
      const first = firstLines.get(checked.entry.address);
      if (first !== undefined) faulty.push({ line, fault: { kind: 'twice', first } });
      else entries.push(checked.entry);
      firstLines.set(checked.entry.address, first ?? line);
    }
  }
  return { kind: 'read', hasNotes: note >= 0, entries, faulty };
}

/** Writes contacts as a file for {@link readContactsFile}, guarded against formula injection. */
export function writeContactsFile(contacts: readonly ContactEntry[]): string {
  const rows = contacts.map((contact) => columns.map((column) => guardFormula(contact[column])));
  return writeCsv([columns, ...rows]);
}

/** True when a row has cells beyond the last column, as with a comma in an unquoted name. */
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
