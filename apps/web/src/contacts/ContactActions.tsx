import { useCatalogue } from '@mooring/connect';
import type { Contact } from '@mooring/page/contacts';
import { Icon, saveFile } from '@mooring/page/ui';
import { useRef, useState } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { writeContactsFile } from './contactsFile.ts';
import { ImportDialog } from './ImportDialog.tsx';

interface ContactActionsProps {
  readonly contacts: readonly Contact[];
  readonly onAdd: () => void;
}

/** Buttons to add, import and export contacts. */
export function ContactActions({ contacts, onAdd }: ContactActionsProps) {
  const t = useCatalogue(sessionsCatalogue);
  const [file, setFile] = useState<File>();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="contacts-actions">
      <button
        type="button"
        className="button button-primary"
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        <Icon name="plus" />
        {t('contacts.add')}
      </button>
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        <Icon name="upload" />
        {t('contacts.import')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,.json,.vcf,text/csv,text/plain,application/json,text/vcard"
        hidden
        aria-label={t('contacts.import')}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          // Allows choosing the same file again after a fix.
          target.value = '';
        }}
      />
      {contacts.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => saveFile('contacts.csv', 'text/csv', writeContactsFile(contacts))}
        >
          <Icon name="download" />
          {t('contacts.export')}
        </button>
      )}
      {file && (
        <ImportDialog
          file={file}
          onAnother={() => chooser.current?.click()}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}
