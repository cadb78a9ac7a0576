import { formatName, useCatalogue, useIdentity } from '@mooring/connect';
import { ContactName } from '../contacts/ContactName.tsx';
import { contactAt } from '../contacts/contact.ts';
import { useContacts } from '../contacts/useContacts.ts';
import { LookupNote } from '../recipients/LookupNote.tsx';
import { RecipientActions } from '../recipients/RecipientActions.tsx';
import { networkIn, problemsAtOnce, recipientTexts } from '../recipients/recipientTexts.ts';
import { useSite } from '../site/SiteContext.ts';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFieldValidation } from '../ui/useFieldValidation.ts';
import { AmountField } from './AmountField.tsx';
import { RecipientInput } from './RecipientInput.tsx';
import { RequestedAmountNotice } from './RequestedAmountNotice.tsx';
import type { FormRow, SendFormView } from './useSendForm.ts';

export interface RowProps {
  readonly row: FormRow;
  /** Position among several rows, from 1; undefined for a single row. */
  readonly position: number | undefined;
  readonly form: SendFormView;
  /** Number of attempts to send: after one, missing values are reported too. */
  readonly attempts: number;
}

/** Row of a recipient and an amount. */
export function PaymentRow(props: RowProps) {
  const t = useCatalogue(pageCatalogue);
  const { row, position, form } = props;
  const fields = (
    <>
      <PaymentRecipient {...props} />
      <AmountField {...props} />
    </>
  );
  if (position === undefined) return fields;
  return (
    <fieldset className="send-row">
      <legend className="hidden">{t('send.recipientNumber', { count: position })}</legend>
      {fields}
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={t('send.removeNumber', { count: position })}
        onClick={() => form.remove(row.key)}
      >
        <Icon name="remove" />
        {t('send.remove')}
      </button>
    </fieldset>
  );
}

/** Recipient field: an address, or a name with its resolved address. */
function PaymentRecipient({ row, position, form, attempts }: RowProps) {
  const t = useCatalogue(pageCatalogue);
  const { who, problems, key } = row;
  const problem = problems.recipient;
  const { isValidated, onType, onLeave } = useFieldValidation(attempts, problem === 'empty');
  const shown =
    problem !== undefined &&
    problem !== 'looking' &&
    (isValidated || problemsAtOnce.includes(problem))
      ? problem
      : undefined;
  const typed = who.kind === 'found' && who.name === undefined ? who.address : undefined;
  const { name: knownAs } = useIdentity(typed);
  const { contacts } = useContacts();
  const { networks } = useSite().config;
  const contact = who.kind === 'found' ? contactAt(contacts, who.address) : undefined;
  const id = `send-recipient-${key}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {position === undefined
          ? t('send.recipient')
          : t('send.recipientNumber', { count: position })}
      </label>
      <RecipientInput
        id={id}
        value={row.recipient}
        invalid={shown !== undefined}
        contacts={contacts}
        onChange={(text) => {
          onType();
          form.setRecipient(key, text);
        }}
        onLeave={onLeave}
      />
      <p
        id={`${id}-note`}
        className={shown ? 'field-note field-problem' : 'field-note'}
        aria-live="polite"
      >
        {shown !== undefined &&
          t(recipientTexts[shown], { network: networkIn(row.recipient, networks) })}
        <LookupNote who={who} text={row.recipient} />
        {who.kind === 'found' && who.isOfEthereum && (
          <span className="send-note-line">
            {t('send.onlyOnEthereum', { network: form.chain.name })}
          </span>
        )}
        {typed !== undefined &&
          knownAs !== undefined &&
          t('send.knownAs', { name: formatName(knownAs) })}
        {who.kind === 'empty' &&
          shown === undefined &&
          t(contacts.length > 0 ? 'send.recipientHelpContacts' : 'send.recipientHelp')}
        {contact && (
          <span className="send-note-line">
            <ContactName contact={contact} />
          </span>
        )}
      </p>
      <RecipientActions who={who} text={row.recipient} fieldId={id} />
      {who.kind === 'found' && <RequestedAmountNotice row={row} form={form} />}
    </div>
  );
}
