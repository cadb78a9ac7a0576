import { useCatalogue, useLocale } from '@mooring/connect';
import { type FormEvent, useState } from 'react';
import { webCatalogue } from '../../locales/catalogue.ts';
import { AssetField } from '../../send/AssetField.tsx';
import { callOf } from '../../send/asset.ts';
import { PaymentRow } from '../../send/PaymentRow.tsx';
import { ProblemSummary } from '../../send/ProblemSummary.tsx';
import { MOST_ROWS } from '../../send/sendForm.ts';
import { useSendForm } from '../../send/useSendForm.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Addition } from './draft.ts';
import { FormActions, type ProposalForm } from './ProposalForm.tsx';
import '../../send/send.css';

/** Form for payments from the account, to one or several recipients; the executor pays the fee. */
export function PaymentsForm({ safe, isFull, onAdd, onReview }: ProposalForm) {
  const web = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  const form = useSendForm(safe.state.address, safe.chain, locale, { paysFee: false });
  const [attempt, setAttempt] = useState(0);
  const { asset, payments, rows } = form;

  function hand(to: (addition: Addition) => void) {
    if (isFull) return;
    if (!payments) return setAttempt(attempt + 1);
    to({
      calls: payments.map(({ to: recipient, amount }) => {
        const { data = '0x', ...call } = callOf(asset, recipient, amount);
        return { ...call, data, operation: 0 };
      }),
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    hand(onReview);
  }

  return (
    <form className="send-fields" noValidate onSubmit={submit} aria-label={web('send.form')}>
      {attempt > 0 && !payments && <ProblemSummary rows={rows} asset={asset} attempt={attempt} />}
      <AssetField form={form} chain={safe.chain} />
      {rows.map((row, index) => (
        <PaymentRow
          key={row.key}
          row={row}
          position={rows.length > 1 ? index + 1 : undefined}
          form={form}
          attempted={attempt > 0}
        />
      ))}
      {rows.length < MOST_ROWS && (
        <button type="button" className="button button-quiet" onClick={form.add}>
          <Icon name="plus" />
          {web('send.addRecipient')}
        </button>
      )}
      <FormActions isFull={isFull} onAdd={() => hand(onAdd)} />
    </form>
  );
}
