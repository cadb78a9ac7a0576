import type { Address } from 'viem';
import type { Contact } from './contact.ts';

/** Contact at an address, if any. */
export function contactAt(contacts: readonly Contact[], address: Address): Contact | undefined {
  const sought = address.toLowerCase();
  return contacts.find((contact) => contact.address.toLowerCase() === sought);
}
