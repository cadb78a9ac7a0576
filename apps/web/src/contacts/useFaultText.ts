import { useCatalogue, useLocale } from '@mooring/connect';
import { MOST_NAME, MOST_NOTE } from '@mooring/page/contacts';
import { pageCatalogue } from '@mooring/page/texts';
import { useCallback } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import type { ContactDraft, ContactFaults } from './checkContact.ts';

/** Returns a function that formats the fault of a field; undefined for none. */
export function useFaultText(): (
  faults: ContactFaults,
  field: keyof ContactDraft,
) => string | undefined {
  const t = useCatalogue(sessionsCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  return useCallback(
    (faults, field) => {
      const number = new Intl.NumberFormat(locale);
      const key = findFaultText(faults, field);
      if (key === undefined) return undefined;
      if (key === 'send.addressElsewhere') return web(key, { network: faults.network ?? '' });
      return t(key, { most: number.format(field === 'name' ? MOST_NAME : MOST_NOTE) });
    },
    [t, web, locale],
  );
}

function findFaultText({ name, address, note }: ContactFaults, field: keyof ContactDraft) {
  if (field === 'name') return name && contactTexts.name[name];
  if (field === 'note') return note && contactTexts.note[note];
  return address && contactTexts.address[address];
}

/** Catalogue keys of contact faults. */
const contactTexts = {
  name: {
    required: 'contacts.nameRequired',
    'too-long': 'contacts.nameTooLong',
    invalid: 'contacts.hiddenCharacters',
  },
  address: {
    required: 'contacts.addressRequired',
    invalid: 'contacts.addressInvalid',
    checksum: 'contacts.addressChecksum',
    'other-network': 'send.addressElsewhere',
  },
  note: {
    'too-long': 'contacts.noteTooLong',
    invalid: 'contacts.hiddenCharacters',
  },
} as const satisfies Record<keyof ContactDraft, Record<string, string>>;
