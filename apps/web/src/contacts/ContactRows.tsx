import { useCatalogue } from '@mooring/connect';
import { useState } from 'react';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { ContactRow } from './ContactRow.tsx';
import type { Contact } from './contact.ts';
import { searchContacts } from './suggestContacts.ts';

/** Number of contacts from which a search is shown. */
const SEARCH_FROM = 9;
/** Most rows rendered at once, for fast typing; the search or the button shows the others. */
const MOST_ROWS = 100;

interface ContactRowsProps {
  readonly contacts: readonly Contact[];
  readonly onEdit: (contact: Contact) => void;
  readonly onDelete: (contact: Contact) => void;
}

/** List of contacts, with a search for many. */
export function ContactRows({ contacts, onEdit, onDelete }: ContactRowsProps) {
  const t = useCatalogue(sessionsCatalogue);
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const searchable = contacts.length >= SEARCH_FROM;
  const sought = searchable ? typed : '';
  const found = searchContacts(contacts, sought);
  const shown = all ? found : found.slice(0, MOST_ROWS);
  if (contacts.length === 0) {
    return (
      <div className="contacts-empty">
        <h3>{t('contacts.emptyTitle')}</h3>
        <p className="quiet">{t('contacts.empty')}</p>
      </div>
    );
  }
  return (
    <>
      {searchable && (
        <div className="field">
          <label htmlFor="contacts-search">{t('contacts.search')}</label>
          <input
            id="contacts-search"
            type="search"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="hidden" role="status">
            {sought.trim() !== '' && t('contacts.count', { count: found.length })}
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <div className="empty">
          <p>{t('contacts.noMatch')}</p>
          <button type="button" className="button button-small" onClick={() => setTyped('')}>
            {t('contacts.showAll')}
          </button>
        </div>
      ) : (
        <ul className="contact-rows">
          {shown.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              onEdit={() => onEdit(contact)}
              onDelete={() => onDelete(contact)}
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <button type="button" className="button button-small" onClick={() => setAll(true)}>
          {t('contacts.showAll')}
        </button>
      )}
    </>
  );
}
