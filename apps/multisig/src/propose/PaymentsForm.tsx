import { useCatalogue, useLocale } from '@mooring/connect';
import {
  AssetField,
  MOST_BATCH_RECIPIENTS,
  PaymentRow,
  ProblemSummary,
  useSendForm,
} from '@mooring/page/form';
import { callOf } from '@mooring/page/send';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, lazyPart } from '@mooring/page/ui';
import { type FormEvent, useState } from 'react';
import type { Addition } from '../form/draft.ts';
import { FormActions, type ProposalForm } from '../form/ProposalForm.tsx';
import { partFallback } from '../parts/partFallback.tsx';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import '@mooring/page/form/send.css';

const LazyCsvForm = lazyPart<ProposalForm>(() => import('../csv/part.ts'), partFallback);

/** Payments from the account: one by one, or as a table. */
export function PaymentsForm(form: ProposalForm) {
  const t = useCatalogue(treasuryCatalogue);
  const [isTable, setTable] = useState(false);
  return (
    <>
      <p>
        <button type="button" className="text-button" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'payments.single' : 'payments.table')}
        </button>
      </p>
      {isTable ? <LazyCsvForm {...form} /> : <FewPayments {...form} />}
    </>
  );
}

/** Form for payments to one or several recipients; the executor pays the fee. */
function FewPayments({ safe, isFull, onAdd, onReview }: ProposalForm) {
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const form = useSendForm(safe.state.address, safe.chain, locale, { feePayer: 'another' });
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
      names: payments.map(({ name, to: address }) =>
        name === undefined ? undefined : { name, address },
      ),
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    hand(onReview);
  }

  return (
    <form className="send-fields" noValidate onSubmit={submit} aria-label={web('send.form')}>
      {attempt > 0 && <ProblemSummary key={attempt} form={form} />}
      <AssetField form={form} chain={safe.chain} />
      {rows.map((row, index) => (
        <PaymentRow
          key={row.key}
          row={row}
          position={rows.length > 1 ? index + 1 : undefined}
          form={form}
          attempts={attempt}
        />
      ))}
      {rows.length < MOST_BATCH_RECIPIENTS && (
        <button type="button" className="button button-quiet" onClick={form.add}>
          <Icon name="plus" />
          {web('send.addRecipient')}
        </button>
      )}
      <FormActions isFull={isFull} onAdd={() => hand(onAdd)} />
    </form>
  );
}
