import { useCatalogue, useLocale } from '@mooring/connect';
import { treasuryCatalogue } from '../treasury/locales/treasuryCatalogue.ts';

/** Longest note in characters, as Safe's own interface has it. */
export const LONGEST_NOTE = 120;

interface NoteFieldProps {
  readonly note: string;
  readonly disabled: boolean;
  readonly onChange: (note: string) => void;
}

/** Field for a proposal's note: kept by the transaction service, not signed. */
export function NoteField({ note, disabled, onChange }: NoteFieldProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const isFull = note.length >= LONGEST_NOTE;
  return (
    <div className="field">
      <label htmlFor="safe-note">{t('note.label')}</label>
      <input
        id="safe-note"
        type="text"
        dir="auto"
        value={note}
        maxLength={LONGEST_NOTE}
        disabled={disabled}
        autoComplete="off"
        aria-describedby="safe-note-help"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id="safe-note-help" className="field-note" aria-live="polite">
        {t('note.help')}{' '}
        {isFull && t('note.tooLong', { most: new Intl.NumberFormat(locale).format(LONGEST_NOTE) })}
      </p>
    </div>
  );
}
