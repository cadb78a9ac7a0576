import {
  errorReason,
  isRejection,
  useCatalogue,
  useLocale,
  useTransactions,
} from '@mooring/connect';
import { parseAmount } from '@mooring/page/amount';
import { useAmountProblem } from '@mooring/page/form';
import { type Confirmations, LazyPaymentCheck, useConfirmations } from '@mooring/page/payment';
import { useRecheckNames, useRecipients } from '@mooring/page/recipients';
import { useFee } from '@mooring/page/send';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { useIsSharedAccount } from '@mooring/page/wallet';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { useSettingText } from '../call/useSettingText.ts';
import { ProposalField } from '../form/ProposalForm.tsx';
import { RecipientField } from '../form/RecipientField.tsx';
import { usePaidBefore } from '../review/usePaidBefore.ts';
import { loadSigning } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { useFinalTransaction } from '../send/useFinalTransaction.ts';
import { settingsCatalogue } from '../texts/settingsCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { SwitchTo } from '../transaction/ActionButton.tsx';
import type { Limit } from './readSettings.ts';
import { type LimitPayment, spendCall } from './spendCall.ts';
import '@mooring/page/form/send.css';

interface SpendFormProps {
  readonly safe: KnownSafe;
  readonly module: Address;
  /** Connected address. */
  readonly delegate: Address;
  readonly limit: Limit;
  readonly onSpent: () => void;
}

/** Payment from the account within a limit: one transaction of the delegate, without signatures. */
export function SpendForm({ safe, module, delegate, limit, onSpent }: SpendFormProps) {
  const t = useCatalogue(settingsCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const id = useId();
  const { chainId } = useConnection();
  const { amountText, assetOf } = useSettingText(safe.chain);
  const treasury = useCatalogue(treasuryCatalogue);
  const isShared = useIsSharedAccount(safe.chain);
  const closed = isShared || chainId !== safe.chain.id;
  const [isOpen, setOpen] = useState(false);
  const [who, setWho] = useState('');
  const [amount, setAmount] = useState('');
  const [attempts, setAttempts] = useState(0);
  const spending = useSpending(safe, module);
  const [found = { kind: 'empty' }] = useRecipients([who], safe.chain.id);
  const recheckNames = useRecheckNames(safe.chain.id);
  const { token, spent } = limit;
  const left = limit.amount - spent;
  const asset = assetOf(token) ?? { symbol: '', decimals: 0 };
  const parsed = parseAmount(amount, asset.decimals, locale);
  const explain = useAmountProblem(asset);
  const amountProblem =
    parsed.kind !== 'amount'
      ? explain(parsed.kind, parsed)
      : parsed.value === 0n
        ? web('send.zero')
        : parsed.value > left
          ? t('spend.tooMuch', { amount: amountText(token, left) })
          : '';

  const payment =
    found.kind === 'found' && parsed.kind === 'amount' && amountProblem === ''
      ? { delegate, token, to: found.address, amount: parsed.value }
      : undefined;
  const key = payment && `${payment.to} ${payment.amount}`;
  const subject = useSpendSubject(safe, module, payment);
  const paid = usePaidBefore(safe);
  const reading = useConfirmations([], { of: key ?? '', isPayment: true });
  const fee = useFee(delegate, safe.chain, subject?.calls);
  const isReviewed = !reading.isPending && !reading.refused && reading.allRead;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!payment || !isReviewed || closed) return;
    const isDone = await spending.spend({
      ...payment,
      recheck: async () => (await recheckNames([found])) && (await reading.recheck()),
      description: t('spend.description', { amount: amountText(token, payment.amount) }),
    });
    if (!isDone) return;
    setWho('');
    setAmount('');
    setAttempts(0);
    onSpent();
  }

  const { state, isBusy } = spending;
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('spend.open')}
      </button>
      {isOpen && (
        <form
          className="send-fields"
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label={t('spend.open')}
        >
          <SwitchTo chain={safe.chain} />
          {state.step === 'done' && (
            <Notice kind="good" urgent>
              <p>{t('spend.done')}</p>
            </Notice>
          )}
          {state.step === 'failed' && (
            <Notice kind="bad" urgent>
              <p>
                {t('spend.failed')}{' '}
                {state.detail !== undefined && web('send.failedDetail', { detail: state.detail })}
              </p>
            </Notice>
          )}
          <RecipientField
            id={`${id}to`}
            label={web('send.recipient')}
            value={who}
            who={found}
            chain={safe.chain}
            attempts={attempts}
            onChange={setWho}
          />
          <ProposalField
            id={`${id}amount`}
            label={web('send.amount')}
            value={amount}
            problem={amountProblem}
            help={t('spend.left', { amount: amountText(token, left) })}
            attempts={attempts}
            onChange={setAmount}
          />
          {fee.kind === 'refused' && (
            <Notice kind="warning">
              <p>{web('review.refused')}</p>
            </Notice>
          )}
          {subject && paid !== undefined && (
            <LazyPaymentCheck
              {...{ chain: safe.chain, account: safe.state.address, subject, paid, reading }}
              known={safe.state.owners}
              limit={left}
            />
          )}
          <button
            type="submit"
            className="button button-primary"
            aria-busy={isBusy}
            aria-disabled={isBusy || closed || (payment !== undefined && !isReviewed)}
          >
            {isBusy && <span className="spinner" aria-hidden="true" />}
            {state.step === 'wallet'
              ? web('send.confirm')
              : state.step === 'following'
                ? web('send.following')
                : t('spend.send')}
          </button>
          {isShared && <p className="quiet">{treasury('signer.several')}</p>}
        </form>
      )}
    </>
  );
}

type SpendState =
  | { readonly step: 'idle' | 'wallet' | 'following' | 'done' }
  | { readonly step: 'failed'; readonly detail: string | undefined };

interface Spending extends LimitPayment {
  /** Text of the transaction in the list of activity. */
  readonly description: string;
  readonly recheck: Confirmations['recheck'];
}

/** Sends a payment within a limit, and waits until it is confirmed or has failed. */
function useSpending({ chain, state: { address: safe } }: KnownSafe, module: Address) {
  const wagmi = useConfig();
  const ending = useFinalTransaction();
  const { addTransaction } = useTransactions();
  const [state, setState] = useState<SpendState>({ step: 'idle' });
  const busy = useRef(false);

  async function spend({ description, recheck, ...payment }: Spending): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    let isAsked = false;
    try {
      const { sendExecution } = await loadSigning();
      // New findings must be confirmed first.
      if (!(await recheck())) return false;
      setState({ step: 'wallet' });
      const call = spendCall(safe, module, payment);
      const hash = await sendExecution(wagmi, { chain, call });
      isAsked = true;
      addTransaction({ hash, description, to: [payment.to] }, chain.id);
      setState({ step: 'following' });
      const isDone = (await ending(hash)).status === 'confirmed';
      setState(isDone ? { step: 'done' } : { step: 'failed', detail: undefined });
      return isDone;
    } catch (error) {
      if (!isAsked && isRejection(error)) setState({ step: 'idle' });
      else {
        console.warn(error);
        setState({ step: 'failed', detail: isAsked ? undefined : errorReason(error) });
      }
      return false;
    } finally {
      busy.current = false;
    }
  }

  const isBusy = state.step === 'wallet' || state.step === 'following';
  return { state, isBusy, spend };
}

/** Returns the payment to check; undefined until the form is valid. */
function useSpendSubject(
  { state: { address: safe } }: KnownSafe,
  module: Address,
  payment: LimitPayment | undefined,
) {
  const key = payment && `${payment.delegate} ${payment.token} ${payment.to} ${payment.amount}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by its content.
  return useMemo(
    () => payment && { kind: 'calls' as const, calls: [spendCall(safe, module, payment)] },
    [safe, module, key],
  );
}
