import { useAnnounce, useCatalogue } from '@mooring/connect';
import { useState } from 'react';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { type RequestFault, requestFault } from '../sign-in/requestFault.ts';
import { type ContactDraft, type ContactFaults, checkContact } from './checkContact.ts';
import type { Contact } from './contact.ts';
import { contactAt } from './contactAt.ts';
import { useContactChanges } from './useContactChanges.ts';
import { useContacts } from './useContacts.ts';

/** State of the contact form. */
export interface ContactForm {
  readonly draft: ContactDraft;
  readonly set: (change: Partial<ContactDraft>) => void;
  readonly faults: ContactFaults;
  /** Other contact with this address, if any. */
  readonly taken: Contact | undefined;
  /** True after an attempt to save. */
  readonly attempted: boolean;
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
  const [attempted, setAttempted] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<RequestFault>();
  const checked = checkContact(draft);
  const entry = checked.kind === 'good' ? checked.entry : undefined;
  const same = entry && contactAt(contacts, entry.address);
  const taken = same && same.id !== contact?.id ? same : undefined;

  async function submit(): Promise<boolean> {
    if (saving) return false;
    setAttempted(true);
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
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    faults: checked.kind === 'faulty' ? checked.faults : {},
    taken,
    attempted,
    saving,
    refusal,
    save: submit,
  };
}
