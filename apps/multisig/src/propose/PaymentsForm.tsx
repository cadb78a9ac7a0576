import { useCatalogue, useLocale } from '@mooring/connect';
import {
  AssetField,
  MOST_BATCH_RECIPIENTS,
  PaymentRow,
  ProblemSummary,
  useSendForm,
} from '@mooring/page/form';
import { useRecheckContracts } from '@mooring/page/recipients';
import { callOf } from '@mooring/page/send';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, lazyPart } from '@mooring/page/ui';
import {
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Addition } from '../form/draft.ts';
import { FormActions, type ProposalForm } from '../form/ProposalForm.tsx';
import { partFallback } from '../parts/partFallback.tsx';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import '@mooring/page/form/send.css';

/** Props of {@link PaymentsForm}. */
export interface PaymentsFormProps extends ProposalForm {
  /** Key of the payments that are checked before they are added or reviewed: until then, no other call is. */
  readonly checked: string | undefined;
  readonly onCheck: Dispatch<SetStateAction<string | undefined>>;
}

const LazyCsvForm = lazyPart<ProposalForm>(() => import('../csv/part.ts'), partFallback);

/** Payments from the account: one by one, or as a table. */
export function PaymentsForm({ checked, onCheck, ...form }: PaymentsFormProps) {
  const t = useCatalogue(treasuryCatalogue);
  const [isTable, setTable] = useState(false);
  const isChecking = checked !== undefined;
  return (
    <>
      <p>
        <button
          type="button"
          className="text-button"
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) setTable(!isTable);
          }}
        >
          {t(isTable ? 'payments.single' : 'payments.table')}
        </button>
      </p>
      {isTable ? <LazyCsvForm {...form} /> : <FewPayments {...form} {...{ checked, onCheck }} />}
    </>
  );
}

/** Form for payments to one or several recipients; the executor pays the fee. */
function FewPayments({ safe, isFull, checked, onCheck, onAdd, onReview }: PaymentsFormProps) {
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const form = useSendForm(safe.state.address, safe.chain, locale, { feePayer: 'another' });
  const [attempt, setAttempt] = useState(0);
  const { asset, payments, rows } = form;
  const recheckContracts = useRecheckContracts(safe.chain.id);
  const key = JSON.stringify([asset.id, rows.map(({ recipient, amount }) => [recipient, amount])]);
  const typed = useRef(key);
  useEffect(() => {
    typed.current = key;
  }, [key]);

  async function hand(to: (addition: Addition) => void) {
    if (isFull || checked === key) return;
    if (!payments) return setAttempt(attempt + 1);
    onCheck(key);
    const isSame = await recheckContracts(payments.map((one) => one.to));
    onCheck((now) => (now === key ? undefined : now));
    // Changes typed since the press were not checked.
    if (typed.current !== key) return;
    if (!isSame) return setAttempt(attempt + 1);
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
    void hand(onReview);
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
      <FormActions isFull={isFull} isBusy={checked === key} onAdd={() => void hand(onAdd)} />
    </form>
  );
}
