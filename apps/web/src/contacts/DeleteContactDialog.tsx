import { useCatalogue, visibleText } from '@mooring/connect';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { type Contact, SHOWN_NAME } from './contact.ts';

interface DeleteContactDialogProps {
  readonly contact: Contact;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation before deleting a contact. */
export function DeleteContactDialog({ contact, onConfirm, onClose }: DeleteContactDialogProps) {
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
