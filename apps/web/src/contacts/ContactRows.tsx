import { Avatar, hasMixedScripts, useCatalogue, visibleText } from '@mooring/connect';
import { type Contact, searchContacts } from '@mooring/page/contacts';
import { handOverFocus, Icon, LongList, SHOWN_NAME } from '@mooring/page/ui';
import { useState } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

/** Number of contacts from which a search is shown. */
const SEARCH_FROM = 9;
/** Usual height of a row in px: a name and an address. */
const CONTACT_HEIGHT = 75;

interface ContactRowsProps {
  readonly contacts: readonly Contact[];
  readonly onEdit: (contact: Contact) => void;
  readonly onDelete: (contact: Contact) => void;
}

/** List of contacts, with a search for many. */
export function ContactRows({ contacts, onEdit, onDelete }: ContactRowsProps) {
  const t = useCatalogue(sessionsCatalogue);
  const [typed, setTyped] = useState('');
  const searchable = contacts.length >= SEARCH_FROM;
  const sought = searchable ? typed : '';
  const found = searchContacts(contacts, sought);
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
      {found.length === 0 ? (
        <div className="empty">
          <p>{t('contacts.noMatch')}</p>
          <button
            ref={handOverFocus}
            type="button"
            className="button button-small"
            onClick={() => setTyped('')}
          >
            {t('contacts.showAll')}
          </button>
        </div>
      ) : (
        <LongList
          items={found}
          keyOf={({ id }) => id}
          rowHeight={CONTACT_HEIGHT}
          className="contact-rows"
          rowClassName="contact"
        >
          {(contact) => (
            <ContactRow
              contact={contact}
              onEdit={() => onEdit(contact)}
              onDelete={() => onDelete(contact)}
            />
          )}
        </LongList>
      )}
    </>
  );
}

const SHOWN_LINE = 1_000;

interface ContactRowProps {
  readonly contact: Contact;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Row of a contact, with its actions. */
function ContactRow({ contact, onEdit, onDelete }: ContactRowProps) {
  const t = useCatalogue(sessionsCatalogue);
  const name = visibleText(contact.name, SHOWN_NAME);
  return (
    <>
      <Avatar address={contact.address} size="medium" />
      <div className="contact-words">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="contact-address">
          <bdi dir="ltr">{contact.address}</bdi>
        </p>
        {hasMixedScripts(contact.name) && (
          <p className="contact-warning">
            <Icon name="warning" />
            {t('contacts.mixed')}
          </p>
        )}
        {contact.note !== '' && (
          <p className="contact-note">
            {linesOf(contact.note).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line of a note has no other identity.
              <bdi key={index}>{line}</bdi>
            ))}
          </p>
        )}
      </div>
      <div className="contact-actions">
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-label={t('contacts.edit', { name })}
          onClick={onEdit}
        >
          <Icon name="edit" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-label={t('contacts.delete', { name })}
          onClick={onDelete}
        >
          <Icon name="remove" />
        </button>
      </div>
    </>
  );
}

/** Lines of a note: its line breaks are not shown as hidden characters. */
function linesOf(note: string): readonly string[] {
  return note
    .split(/\r\n|[\r\n]/)
    .map((line) => visibleText(line.replaceAll('\t', ' '), SHOWN_LINE));
}
