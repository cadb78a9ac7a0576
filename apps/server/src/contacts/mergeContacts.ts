import { type Contact, MOST_CONTACTS } from './contact.ts';

/** Result of an import: contacts to add, contacts to change, and counts. */
export type Merged = {
  added: readonly Contact[];
  changed: readonly Contact[];
  counts: { added: number; changed: number; unchanged: number };
};

/**
 * Merges contacts into stored ones by address: an existing contact keeps its id and takes the new name and
 * note. Of two with one address the later wins. `full` when there would be too many.
 */
export function mergeContacts(
  kept: readonly Contact[],
  coming: readonly Contact[],
): Merged | 'full' {
  const known = new Map(kept.map((contact) => [contact.address, contact]));
  const each = [...new Map(coming.map((contact) => [contact.address, contact])).values()];
  const added = each.filter(({ address }) => !known.has(address));
  if (kept.length + added.length > MOST_CONTACTS) return 'full';
  const changed = each.flatMap(({ address, name, note }) => {
    const before = known.get(address);
    const differs = before && (before.name !== name || before.note !== note);
    return differs ? [{ ...before, name, note }] : [];
  });
  const unchanged = each.length - added.length - changed.length;
  const counts = { added: added.length, changed: changed.length, unchanged };
  return { added, changed, counts };
}
