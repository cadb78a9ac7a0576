import { useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { AmountField } from './AmountField.tsx';
import { RecipientField } from './RecipientField.tsx';
import type { FormRow, SendFormView } from './useSendForm.ts';

export interface RowProps {
  readonly row: FormRow;
  /** Position among several rows, from 1; undefined for a single row. */
  readonly position: number | undefined;
  readonly form: SendFormView;
  /** True after an attempt to send: missing values are reported too. */
  readonly attempted: boolean;
}

/** Row of a recipient and an amount. */
export function PaymentRow(props: RowProps) {
  const t = useCatalogue(webCatalogue);
  const { row, position, form } = props;
  const fields = (
    <>
      <RecipientField {...props} />
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
