import { formatName, useCatalogue, useIdentity } from '@mooring/connect';
import { useState } from 'react';
import { webCatalogue } from '../locales/catalogue.ts';
import type { RecipientProblem } from './checkForm.ts';
import type { RowProps } from './PaymentRow.tsx';
import { recipientTexts } from './problemTexts.ts';

/** Problems that time or nobody can mend are shown at once, the rest when the field is left. */
const atOnce: readonly RecipientProblem[] = ['not-found', 'unreachable', 'no-names'];

/** Where it goes: an address, or a name with the address it leads to. */
export function RecipientField({ row, position, form, attempted }: RowProps) {
  const t = useCatalogue(webCatalogue);
  const [left, setLeft] = useState(false);
  const { who, problems, key } = row;
  const problem = problems.recipient;
  const shown =
    problem !== undefined &&
    problem !== 'looking' &&
    (attempted || atOnce.includes(problem) || (left && problem !== 'empty'))
      ? problem
      : undefined;
  const typed = who.kind === 'found' && who.name === undefined ? who.address : undefined;
  const { name: knownAs } = useIdentity(typed);
  const id = `send-recipient-${key}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {position === undefined
          ? t('send.recipient')
          : t('send.recipientNumber', { count: position })}
      </label>
      <input
        id={id}
        type="text"
        dir="ltr"
        value={row.recipient}
        placeholder={t('send.recipientPlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        aria-invalid={shown !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setLeft(false);
          form.setRecipient(key, event.target.value);
        }}
        onBlur={() => setLeft(true)}
      />
      <p
        id={`${id}-note`}
        className={shown ? 'field-note field-problem' : 'field-note'}
        aria-live="polite"
      >
        {shown !== undefined && t(recipientTexts[shown])}
        {who.kind === 'looking' && (
          <>
            <span className="spinner" aria-hidden="true" /> {t('send.looking')}
          </>
        )}
        {who.kind === 'found' && who.name !== undefined && (
          <>
            {t('send.leadsTo')} <bdi dir="ltr">{who.address}</bdi>
          </>
        )}
        {typed !== undefined &&
          knownAs !== undefined &&
          t('send.knownAs', { name: formatName(knownAs) })}
        {who.kind === 'empty' && shown === undefined && t('send.recipientHelp')}
      </p>
      {who.kind === 'problem' && who.problem === 'unreachable' && (
        <button type="button" className="text-button" onClick={who.retry}>
          {t('error.retry')}
        </button>
      )}
    </div>
  );
}
