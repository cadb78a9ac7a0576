import { useCatalogue, useLocale } from '@mooring/connect';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { cutNote, LONGEST_NOTE } from './proposalNote.ts';

interface NoteFieldProps {
  readonly note: string;
  readonly disabled: boolean;
  readonly onChange: (note: string) => void;
}

/** Field for a proposal's note: kept by the transaction service, not signed. */
export function NoteField({ note, disabled, onChange }: NoteFieldProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const isFull = note !== '' && cutNote(`${note}.`) === note;
  return (
    <div className="field">
      <label htmlFor="safe-note">{t('note.label')}</label>
      <input
        id="safe-note"
        type="text"
        dir="auto"
        value={note}
        disabled={disabled}
        autoComplete="off"
        aria-describedby="safe-note-help"
        onChange={({ target }) => onChange(cutNote(target.value))}
      />
      <p id="safe-note-help" className="field-note" aria-live="polite">
        {t('note.help')}{' '}
        {isFull && t('note.tooLong', { most: new Intl.NumberFormat(locale).format(LONGEST_NOTE) })}
      </p>
    </div>
  );
}
