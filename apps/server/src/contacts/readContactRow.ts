import { getAddress } from 'viem';
import type { Contact } from './contact.ts';

/** Parses a database row to a contact. */
export function readContactRow(row: Readonly<Record<string, unknown>>): Contact {
  return {
    id: String(row['id']),
    name: String(row['name']),
    address: getAddress(String(row['address'])),
    note: String(row['note']),
  };
}
