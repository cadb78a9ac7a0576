import { Dialog, looksMixed, useAnnounce, useCatalogue, visibleText } from '@mooring/connect';
import { readAddress } from '@mooring/connect/address';
import { isBurnAddress } from '@mooring/safe/payment';
import { type FormEvent, useRef, useState } from 'react';
import { typedRecipient } from '../address/pastedLink.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { type RequestFault, requestFault } from '../sign-in/requestFault.ts';
import { Notice } from '../ui/Notice.tsx';
import { useJudgement } from '../ui/useJudgement.ts';
import { type ContactDraft, type ContactFaults, checkContact } from './checkContact.ts';
import { type Contact, contactAt, SHOWN_NAME } from './contact.ts';
import { useContactChanges } from './useContactChanges.ts';
import { useContacts } from './useContacts.ts';
import { useFaultText } from './useFaultText.ts';
import '../ui/dialogActions.css';
import './contactDialog.css';

interface ContactDialogProps {
  /** Contact to edit. Default: a new one. */
  readonly contact?: Contact;
  /** Initial fields of a new contact. */
  readonly known?: Partial<ContactDraft>;
  readonly onClose: () => void;
}

const fields = ['name', 'address', 'note'] as const;

/** Dialog to add or edit a contact. */
export function ContactDialog({ contact, known, onClose }: ContactDialogProps) {
  const t = useCatalogue(sessionsCatalogue);
  const web = useCatalogue(webCatalogue);
  const textOf = useFaultText();
  const first = contact ?? { name: '', address: '', note: '', ...known };
  const { name, address, note } = first;
  const form = useContactForm({ name, address, note }, contact);
  const element = useRef<HTMLFormElement>(null);
  const { draft, faults, taken, saving, refusal } = form;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble to the form this dialog was opened from.
    event.stopPropagation();
    const fault = fields.find((field) => faults[field] !== undefined) ?? (taken && 'address');
    if (await form.save()) onClose();
    else if (fault) element.current?.querySelector<HTMLElement>(`#contact-${fault}`)?.focus();
  }

  const field = (name: (typeof fields)[number], label: string) => ({
    id: `contact-${name}`,
    label,
    value: draft[name],
    problem: textOf(faults, name) ?? '',
    attempts: form.attempts,
    onChange: (value: string) => form.set({ [name]: value }),
  });
  const read = readAddress(typedRecipient(draft.address));
  const takenText =
    taken && t('contacts.addressTaken', { name: visibleText(taken.name, SHOWN_NAME) });

  return (
    <Dialog title={t(contact ? 'contacts.editTitle' : 'contacts.add')} onClose={onClose}>
      <form ref={element} className="contact-form" noValidate onSubmit={submit}>
        <ContactField {...field('name', t('contacts.name'))} required />
        {looksMixed(draft.name) && (
          <Notice kind="warning">
            <p>{t('contacts.mixed')}</p>
          </Notice>
        )}
        <ContactField
          {...field('address', t('contacts.address'))}
          {...(takenText && { problem: takenText })}
          required
          code
        />
        {read.kind === 'address' && isBurnAddress(read.address) && (
          <Notice kind="warning">
            <p>{web('review.toNobody')}</p>
          </Notice>
        )}
        <ContactField
          {...field('note', t('contacts.note'))}
          help={t('contacts.noteHelp')}
          lines={3}
        />
        {refusal && (
          <Notice kind="bad" urgent>
            <p>
              <strong>{t('contacts.saveFailed')}</strong> {t(`fault.${refusal}`)}
            </p>
          </Notice>
        )}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            {web('dialog.cancel')}
          </button>
          <button type="submit" className="button button-primary" aria-busy={saving}>
            {saving && <span className="spinner" aria-hidden="true" />}
            {t('contacts.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** State of the contact form. */
interface ContactForm {
  readonly draft: ContactDraft;
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
function useContactForm(first: ContactDraft, contact?: Contact): ContactForm {
  const t = useCatalogue(sessionsCatalogue);
  const announce = useAnnounce();
  const { contacts } = useContacts();
  const { save } = useContactChanges();
  const [draft, setDraft] = useState(first);
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<RequestFault>();
  const checked = checkContact(draft);
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
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    faults: checked.kind === 'faulty' ? checked.faults : {},
    taken,
    attempts,
    saving,
    refusal,
    save: submit,
  };
}

interface ContactFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Problem of the field; empty for none. */
  readonly problem: string;
  /** Help text, shown without a problem. */
  readonly help?: string;
  /** Number of attempts to save: after one, missing values are reported too. */
  readonly attempts: number;
  readonly required?: boolean;
  /** True for left-to-right content in every language, such as addresses. */
  readonly code?: boolean;
  readonly lines?: number;
  readonly onChange: (value: string) => void;
}

/** Field of a contact, with its problem once it is left. */
function ContactField(props: ContactFieldProps) {
  const { id, label, value, problem, help, attempts, required, code, lines, onChange } = props;
  const { isJudged, onType, onLeave } = useJudgement(attempts, value.trim() === '');
  const shown = problem !== '' && isJudged;
  const field = {
    id,
    value,
    required,
    autoComplete: 'off',
    'aria-invalid': shown,
    'aria-describedby': `${id}-note`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onType();
      onChange(target.value);
    },
    onBlur: onLeave,
  } as const;
  const asCode = {
    dir: 'ltr',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input type="text" {...field} {...(code ? asCode : { dir: 'auto' })} />
      ) : (
        <textarea rows={lines} dir="auto" {...field} />
      )}
      <p
        id={`${id}-note`}
        className={shown ? 'field-note field-problem' : 'field-note'}
        aria-live="polite"
      >
        {shown ? problem : help}
      </p>
    </div>
  );
}
