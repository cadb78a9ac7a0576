import { useAnnounce, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { type Contact, useContacts } from '@mooring/page/contacts';
import { type RequestFault, requestFault } from '@mooring/page/sign-in';
import { ConfirmDialog, Notice, RetryNotice, SHOWN_NAME } from '@mooring/page/ui';
import { useMemo, useRef, useState } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { ContactActions } from './ContactActions.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactRows } from './ContactRows.tsx';
import { useContactChanges } from './useContactChanges.ts';
import './contacts.css';

type OpenedDialog =
  | { readonly what: 'editing' | 'deleting'; readonly contact: Contact }
  | { readonly what: 'adding' };

/** Address book of the account, with all its actions. */
export function ContactList() {
  const t = useCatalogue(sessionsCatalogue);
  const { locale } = useLocale();
  const announce = useAnnounce();
  const { status, contacts, stale, retry } = useContacts();
  const { remove } = useContactChanges();
  const [doing, setDoing] = useState<OpenedDialog>();
  const [fault, setFault] = useState<RequestFault>();
  const heading = useRef<HTMLHeadingElement>(null);
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return contacts.toSorted((one, other) => compare(one.name, other.name));
  }, [contacts, locale]);

  async function removeContact(id: string) {
    setFault(undefined);
    try {
      await remove(id);
      announce(t('contacts.deleted'));
      // The pressed button is unmounted with its row.
      heading.current?.focus();
    } catch (error) {
      setFault(requestFault(error));
    }
  }

  return (
    <section className="card contacts" aria-labelledby="contacts" aria-busy={status === 'loading'}>
      <div className="card-head">
        <h2 ref={heading} id="contacts" tabIndex={-1}>
          {t('contacts.title')}
        </h2>
        {sorted.length > 0 && (
          <span className="quiet">{t('contacts.count', { count: sorted.length })}</span>
        )}
      </div>
      <p className="quiet">{t('contacts.help')}</p>
      {(status === 'failed' || stale) && (
        <RetryNotice onRetry={retry} urgent={false}>
          {t('contacts.failed')}
        </RetryNotice>
      )}
      {fault && (
        <Notice kind="bad" urgent>
          <p>
            <strong>{t('contacts.deleteFailed')}</strong> {t(`fault.${fault}`)}
          </p>
        </Notice>
      )}
      {status === 'loading' && (
        <>
          <p className="hidden" role="status">
            {t('sessions.loading')}
          </p>
          <span className="skeleton skeleton-contacts" />
        </>
      )}
      {status === 'ready' && (
        <>
          <ContactActions contacts={sorted} onAdd={() => setDoing({ what: 'adding' })} />
          <ContactRows
            contacts={sorted}
            onEdit={(contact) => setDoing({ what: 'editing', contact })}
            onDelete={(contact) => setDoing({ what: 'deleting', contact })}
          />
        </>
      )}
      {(doing?.what === 'adding' || doing?.what === 'editing') && (
        <ContactDialog
          {...(doing.what === 'editing' && { contact: doing.contact })}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing?.what === 'deleting' && (
        <DeleteContactDialog
          contact={doing.contact}
          onConfirm={() => void removeContact(doing.contact.id)}
          onClose={() => setDoing(undefined)}
        />
      )}
    </section>
  );
}

interface DeleteContactDialogProps {
  readonly contact: Contact;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation before deleting a contact. */
function DeleteContactDialog({ contact, onConfirm, onClose }: DeleteContactDialogProps) {
  const t = useCatalogue(sessionsCatalogue);
  return (
    <ConfirmDialog
      title={t('contacts.deleteTitle')}
      text={t('contacts.deleteText', { name: visibleText(contact.name, SHOWN_NAME) })}
      action={t('contacts.deleteConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
