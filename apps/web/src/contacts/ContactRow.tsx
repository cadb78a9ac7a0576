import { Avatar, looksMixed, useCatalogue, visibleText } from '@mooring/connect';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Contact, SHOWN_NAME } from './contact.ts';

const LONGEST_NOTE = 1_000;

interface ContactRowProps {
  readonly contact: Contact;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Row of a contact, with its actions. */
export function ContactRow({ contact, onEdit, onDelete }: ContactRowProps) {
  const t = useCatalogue(sessionsCatalogue);
  const name = visibleText(contact.name, SHOWN_NAME);
  return (
    <li className="contact">
      <Avatar address={contact.address} size="medium" />
      <div className="contact-words">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="contact-address">
          <bdi dir="ltr">{contact.address}</bdi>
        </p>
        {looksMixed(contact.name) && (
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
    </li>
  );
}

/** Lines of a note: its line breaks are not shown as hidden characters. */
function linesOf(note: string): readonly string[] {
  return note
    .split(/\r\n|[\r\n]/)
    .map((line) => visibleText(line.replaceAll('\t', ' '), LONGEST_NOTE));
}
