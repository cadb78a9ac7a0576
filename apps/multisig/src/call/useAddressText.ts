import { comparableAddress, visibleText } from '@mooring/connect';
import { contactAt, useContacts } from '@mooring/page/contacts';
import { SHOWN_NAME } from '@mooring/page/ui';
import { useCallback } from 'react';
import type { Address } from 'viem';

/** Returns a function that shortens an address for a sentence, with the visitor's name for it. */
export function useAddressText(): (address: Address) => string {
  const { contacts } = useContacts();
  return useCallback(
    (address) => {
      const name = contactAt(contacts, address)?.name;
      const short = comparableAddress(address);
      return name === undefined ? short : `${visibleText(name, SHOWN_NAME)} (${short})`;
    },
    [contacts],
  );
}
