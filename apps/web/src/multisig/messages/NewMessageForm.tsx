import { useCatalogue } from '@mooring/connect';
import { type FormEvent, useRef, useState } from 'react';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { LONGEST_MESSAGE } from './messageProblem.ts';

interface NewMessageFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Form for the text of a new message. */
export function NewMessageForm({ text, onChange, onSubmit }: NewMessageFormProps) {
  const t = useCatalogue(multisigCatalogue);
  const [attempted, setAttempted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = attempted && text.trim() === '';
  return (
    <form
      className="send-fields"
      noValidate
      aria-label={t('view.newMessage')}
      onSubmit={(event) => {
        setAttempted(true);
        if (text.trim() === '') field.current?.focus();
        onSubmit(event);
      }}
    >
      <div className="field">
        <label htmlFor="safe-message">{t('message.text')}</label>
        <textarea
          ref={field}
          id="safe-message"
          rows={5}
          dir="auto"
          value={text}
          maxLength={LONGEST_MESSAGE}
          aria-invalid={isMissing}
          aria-describedby="safe-message-note"
          onChange={(event) => onChange(event.target.value)}
        />
        <p
          id="safe-message-note"
          className={isMissing ? 'field-note field-problem' : 'field-note'}
          aria-live="polite"
        >
          {t(isMissing ? 'message.missing' : 'message.help')}
        </p>
      </div>
      <div className="safe-actions">
        <button type="submit" className="button button-primary">
          {t('propose.review')}
        </button>
      </div>
    </form>
  );
}
