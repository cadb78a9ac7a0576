import { Dialog, hasMixedScripts, useCatalogue, visibleText } from '@mooring/connect';
import type { Contact } from '@mooring/page/contacts';
import {
  LookupNote,
  problemsAtOnce,
  RecipientActions,
  recipientTexts,
} from '@mooring/page/recipients';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice, SHOWN_NAME } from '@mooring/page/ui';
import { isBurnAddress } from '@mooring/safe/payment';
import { type FormEvent, useRef } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { ContactField } from './ContactField.tsx';
import type { ContactDraft } from './checkContact.ts';
import { contactFields } from './checkContact.ts';
import { type ContactForm, useContactForm } from './useContactForm.ts';
import { useFaultText } from './useFaultText.ts';
import '@mooring/page/ui/dialogActions.css';
import './contactDialog.css';

export interface ContactDialogProps {
  /** Contact to edit. Default: a new one. */
  readonly contact?: Contact;
  /** Initial fields of a new contact. */
  readonly known?: Partial<ContactDraft>;
  readonly onClose: () => void;
}

/** Dialog to add or edit a contact. */
export function ContactDialog({ contact, known, onClose }: ContactDialogProps) {
  const t = useCatalogue(sessionsCatalogue);
  const web = useCatalogue(pageCatalogue);
  const textOf = useFaultText();
  const first = contact ?? { name: '', address: '', note: '', ...known };
  const { name, address, note } = first;
  const form = useContactForm({ name, address, note }, contact);
  const element = useRef<HTMLFormElement>(null);
  const { draft, who, faults, saving, refusal } = form;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble to the form this dialog was opened from.
    event.stopPropagation();
    const fault =
      contactFields.find((field) => faults[field] !== undefined) ?? (form.taken && 'address');
    if (await form.save()) onClose();
    else if (fault) element.current?.querySelector<HTMLElement>(`#contact-${fault}`)?.focus();
  }

  const field = (name: (typeof contactFields)[number], label: string) => ({
    id: `contact-${name}`,
    label,
    value: draft[name],
    problem: textOf(faults, name) ?? '',
    attempts: form.attempts,
    onChange: (value: string) => form.set({ [name]: value }),
  });
  const addressProblem = useAddressProblem(form);
  const addressHelp =
    who.kind === 'empty' ? (
      web('send.recipientHelp')
    ) : (
      <LookupNote who={who} text={draft.address} />
    );

  return (
    <Dialog title={t(contact ? 'contacts.editTitle' : 'contacts.add')} onClose={onClose}>
      <form ref={element} className="contact-form" noValidate onSubmit={submit}>
        <ContactField {...field('name', t('contacts.name'))} required />
        {hasMixedScripts(draft.name) && (
          <Notice kind="warning">
            <p>{t('contacts.mixed')}</p>
          </Notice>
        )}
        <ContactField
          {...field('address', t('contacts.address'))}
          problem={addressProblem}
          isUrgent={who.kind === 'problem' && problemsAtOnce.includes(who.problem)}
          help={addressHelp}
          required
          code
        />
        <RecipientActions who={who} text={draft.address} fieldId="contact-address" />
        {who.kind === 'found' && isBurnAddress(who.address) && (
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

/** Problem of the address, or of the name in its place; empty for none, and while a name is being looked up. */
function useAddressProblem({ who, faults, taken }: ContactForm): string {
  const t = useCatalogue(sessionsCatalogue);
  const web = useCatalogue(pageCatalogue);
  const textOf = useFaultText();
  if (taken) return t('contacts.addressTaken', { name: visibleText(taken.name, SHOWN_NAME) });
  if (who.kind === 'problem') return web(recipientTexts[who.problem], { network: '' });
  return who.kind === 'looking' ? '' : (textOf(faults, 'address') ?? '');
}
