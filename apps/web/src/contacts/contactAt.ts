import type { Address } from 'viem';
import type { Contact } from './contact.ts';

/** The contact at an address, if there is one. */
export function contactAt(contacts: readonly Contact[], address: Address): Contact | undefined {
  const sought = address.toLowerCase();
  return contacts.find((contact) => contact.address.toLowerCase() === sought);
}
