import { useAnnounce, useCatalogue } from '@mooring/connect';
import { type Contact, contactAt, useContacts } from '@mooring/page/contacts';
import { type Recipient, useRecipients } from '@mooring/page/recipients';
import { type RequestFault, requestFault } from '@mooring/page/sign-in';
import { useSite } from '@mooring/page/site';
import { useState } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { type ContactDraft, type ContactFaults, checkContact } from './checkContact.ts';
import { useContactChanges } from './useContactChanges.ts';

/** State of the contact form. */
export interface ContactForm {
  readonly draft: ContactDraft;
  /** Recipient that the address field resolves to; the field may hold a name. */
  readonly who: Recipient;
  readonly set: (change: Partial<ContactDraft>) => void;
  readonly faults: ContactFaults;
  /** Other contact with this address, if any. */
  readonly taken: Contact | undefined;
  /** Number of attempts to save. */
  readonly attempts: number;
  readonly saving: boolean;
  /** Reason the server refused it. */
  readonly refusal: RequestFault | undefined;
  /** Resolves to true when saved. */
  readonly save: () => Promise<boolean>;
}

/** State of the contact form; `contact` is the one to edit, if any. */
export function useContactForm(first: ContactDraft, contact?: Contact): ContactForm {
  const t = useCatalogue(sessionsCatalogue);
  const announce = useAnnounce();
  const { contacts } = useContacts();
  const { save } = useContactChanges();
  const [draft, setDraft] = useState(first);
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<RequestFault>();
  const { networks } = useSite().config;
  const [who = { kind: 'empty' }] = useRecipients([draft.address]);
  const named = who.kind === 'found' && who.name !== undefined ? who.address : undefined;
  const checked = checkContact(
    { ...draft, address: named ?? draft.address },
    networks.map(({ id }) => id),
  );
  const entry = checked.kind === 'good' ? checked.entry : undefined;
  const same = entry && contactAt(contacts, entry.address);
  const taken = same && same.id !== contact?.id ? same : undefined;

  async function submit(): Promise<boolean> {
    if (saving) return false;
    setAttempts(attempts + 1);
    setRefusal(undefined);
    if (!entry || taken) return false;
    setSaving(true);
    try {
      await save(entry, contact?.id);
      announce(t('contacts.saved'));
      return true;
    } catch (error) {
      setRefusal(requestFault(error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    who,
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    faults: checked.kind === 'faulty' ? checked.faults : {},
    taken,
    attempts,
    saving,
    refusal,
    save: submit,
  };
}
