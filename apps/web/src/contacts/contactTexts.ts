import type { ContactFaults } from './checkContact.ts';

/** Catalogue keys of contact faults. */
export const contactTexts = {
  name: {
    required: 'contacts.nameRequired',
    'too-long': 'contacts.nameTooLong',
    invalid: 'contacts.hiddenCharacters',
  },
  address: {
    required: 'contacts.addressRequired',
    invalid: 'contacts.addressInvalid',
    checksum: 'contacts.addressChecksum',
  },
  note: {
    'too-long': 'contacts.noteTooLong',
    invalid: 'contacts.hiddenCharacters',
  },
} as const satisfies { [Field in keyof Required<ContactFaults>]: Record<string, string> };
