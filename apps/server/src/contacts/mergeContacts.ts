import { type Contact, MOST_CONTACTS } from './contact.ts';

/** What an import comes to: contacts to add, contacts to change, and the numbers to tell. */
export type Merged = {
  added: readonly Contact[];
  changed: readonly Contact[];
  counts: { added: number; changed: number; unchanged: number };
};

/**
 * Merges contacts into those that are kept, by address: a known one keeps its id and takes the name
 * and note that come. Of two with one address the later counts. `full` when they would be too many.
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
