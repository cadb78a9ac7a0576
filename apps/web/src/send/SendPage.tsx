import {
  comparableAddress,
  OpenPhoneWallet,
  useBatchSupport,
  useCatalogue,
  useLocale,
  useMultisig,
  usePhoneNetwork,
  useTransactions,
} from '@mooring/connect';
import { exactAmount, symbolText } from '@mooring/page/amount';
import {
  AssetField,
  draftAccount,
  isBlank,
  MOST_BATCH_RECIPIENTS,
  type Payment,
  PaymentRow,
  ProblemSummary,
  tabStorage,
  useSendForm,
} from '@mooring/page/form';
import { useConfirmations } from '@mooring/page/payment';
import { placeLink } from '@mooring/page/place';
import { findChangedNames } from '@mooring/page/recipients';
import { type Call, callOf, feeQuery, feesWithin } from '@mooring/page/send';
import { useSite, useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, Notice } from '@mooring/page/ui';
import { useThreshold, WithWallet, WrongNetwork } from '@mooring/page/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { useFeePayer } from '../relay/useFeePayer.ts';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { findDuplicatePayment } from './findDuplicatePayment.ts';
import { rememberPaid } from './paidRecipients.ts';
import { paymentsKey } from './paymentsKey.ts';
import { Review, useDescription } from './Review.tsx';
import { SendOutcome, StoppedSequence } from './SendOutcome.tsx';
import { SendError } from './sendError.ts';
import { type Prepared, type Send, useSend } from './useSend.ts';
import '@mooring/page/form/send.css';

/** Page to send native currency or tokens, after a review in sentences. */
export function SendPage() {
  const t = useCatalogue(sendCatalogue);
  useTitle(t('send.title'));
  const sending = useSend();
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('send.title')}</h1>
        <p className="page-lead">{t('send.lead')}</p>
      </header>
      <StoppedSequence state={sending} fault={sending.fault} />
      <WithWallet
        reason={t('send.needsWallet')}
        skeleton={<span className="skeleton send-skeleton" />}
      >
        {({ address, chain }) => (
          <Sending key={address} address={address} chain={chain} sending={sending} />
        )}
      </WithWallet>
    </div>
  );
}

interface SendingProps {
  readonly address: `0x${string}`;
  readonly chain: Chain | undefined;
  readonly sending: Send;
}

/** Keeps the input while the wallet is on an unsupported network. */
function Sending({ address, chain, sending }: SendingProps) {
  const { chains } = useConfig();
  const [last, setLast] = useState<Chain>(chain ?? chains[0]);
  if (chain && chain !== last) setLast(chain);
  return (
    <>
      {!chain && <WrongNetwork />}
      <SendPanel address={address} chain={chain ?? last} closed={!chain} sending={sending} />
    </>
  );
}

/** Capabilities of wallets by which others may pay the fee (ERC-7677, ERC-7682). */
const sponsors = ['paymasterService', 'auxiliaryFunds'];

interface SendPanelProps {
  readonly address: Address;
  readonly chain: Chain;
  /** True while the wallet is on another network: keeps the input, and disables sending. */
  readonly closed: boolean;
  readonly sending: Send;
}

/** Form, review and outcome of a payment. */
function SendPanel({ address, chain, closed, sending }: SendPanelProps) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const feePayer = useFeePayer();
  const { isMultisig } = useMultisig();
  const { batches, isKnown, capabilities } = useBatchSupport(chain.id);
  const paysFee = feePayer === undefined && !isMultisig;
  const maySponsor = sponsors.some((name) => capabilities.includes(name));
  const form = useSendForm(address, chain, locale, {
    feePayer: paysFee ? (maySponsor ? 'perhaps-another' : 'account') : 'another',
    showsFee: feePayer === undefined,
    isKept: true,
  });
  const { status, progressText, fault, hasEarlier, mutateAsync: send, reset } = sending;
  const wagmi = useConfig();
  const queries = useQueryClient();
  const threshold = useThreshold(address, chain) ?? 1;
  const isShared = threshold > 1;
  const describe = useDescription(address, chain, form.payments ?? []);
  const [attempt, setAttempt] = useState(0);
  const outcome = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const waiting = status === 'pending';
  const [before] = useState(() => draftAccount(tabStorage));
  const { asset, payments, rows, lower } = form;
  const {
    mooring: { storage },
    config: site,
  } = useSite();
  const phoneNetwork = usePhoneNetwork();
  const reading = useConfirmations([], {
    of: payments ? paymentsKey(chain, asset, payments) : '',
    isPayment: payments !== undefined,
  });
  const { transactions } = useTransactions();
  const same =
    payments && !waiting
      ? findDuplicatePayment(
          transactions,
          { chainId: chain.id, asset, payments, description: describe(asset, payments) },
          Date.now(),
        )
      : undefined;
  const isOpen = !reading.isPending && !reading.refused && reading.allRead;

  useEffect(() => {
    if (status === 'success' || status === 'error') outcome.current?.focus();
  }, [status]);

  /** Returns true if names still resolve to the same addresses. */
  async function readAnew(shown: readonly Payment[]): Promise<boolean> {
    const names = shown.flatMap(({ to, name }) =>
      name === undefined ? [] : { name, address: to },
    );
    const place = { wagmi, queries, site, chainId: chain.id };
    return (await findChangedNames(place, names)).length === 0;
  }

  /** Gas and price for the wallet, where the amount leaves little more than the fee. */
  async function readFees(calls: readonly Call[]) {
    const { coin, fee: shown } = form;
    if (!paysFee || coin === undefined || calls.length > 1) return undefined;
    // Without a gas price, the wallet uses its own.
    if (shown.kind === 'unavailable') return undefined;
    const fee = await queries
      .fetchQuery(feeQuery(wagmi, address, chain, calls))
      .catch(() => undefined);
    const spent = calls.reduce((sum, { value }) => sum + value, 0n);
    return fee?.kind === 'known' ? feesWithin(fee.price, coin - spent) : undefined;
  }

  async function submit(oneByOne: boolean) {
    if (waiting || closed || isShared) return;
    if (!payments) {
      reset();
      setAttempt((count) => count + 1);
      return;
    }
    if (!isOpen) return;
    setAttempt(0);
    const calls = payments.map(({ to, amount }) => callOf(asset, to, amount));
    const description = describe(asset, payments);
    const each = payments.map((payment) => describe(asset, [payment]));
    const sent = await numberSent({
      ...{ account: address, chain, calls, description, each, oneByOne, asset },
      recipients: payments,
      async prepare(): Promise<Prepared> {
        const same = await Promise.all([readAnew(payments), reading.recheck()]);
        if (!same.includes(false)) return { kind: 'unchanged', fees: await readFees(calls) };
        setAttempt((count) => count + 1);
        return { kind: 'changed' };
      },
    });
    const to = payments.slice(0, sent).map((one) => one.to);
    if (to.length > 0) rememberPaid(storage, { account: address, chainId: chain.id }, to);
    if (sent === calls.length) form.clear();
    // Payments already sent must not be sent again.
    else for (const { key } of rows.slice(0, sent)) form.remove(key);
  }

  /** Number of payments sent; why not all of them is in the state. */
  function numberSent(payment: Parameters<typeof send>[0]): Promise<number> {
    return send(payment).then(
      () => payment.calls.length,
      (error: unknown) => (error instanceof SendError ? error.sent : 0),
    );
  }

  function submitForm(event: FormEvent) {
    event.preventDefault();
    void submit(false);
  }

  function takeLower({ key, amount }: NonNullable<typeof form.lower>) {
    reset();
    form.setAmount(key, exactAmount(amount, asset.decimals, locale, false));
    document.getElementById(`send-amount-${key}`)?.focus();
  }

  function stopWaiting() {
    reset();
    // The pressed button is unmounted.
    button.current?.focus();
  }

  return (
    <form className="send" noValidate onSubmit={submitForm} aria-label={web('send.form')}>
      <div className="send-main">
        <SendOutcome
          ref={outcome}
          account={address}
          state={sending}
          fault={fault}
          onRetry={(oneByOne) => void submit(oneByOne)}
          lower={
            lower && {
              text: `${exactAmount(lower.amount, asset.decimals, locale)}\u00a0${symbolText(asset.symbol)}`,
              take: () => takeLower(lower),
            }
          }
        />
        {attempt > 0 && <ProblemSummary key={attempt} form={form} />}
        {before !== undefined && before !== address && isBlank(rows) && (
          <Notice kind="warning" urgent>
            <p>{t('send.otherAccount', { account: comparableAddress(before) })}</p>
          </Notice>
        )}
        {phoneNetwork && (
          <Notice kind="warning" urgent>
            <p>{t('send.phoneElsewhere', { network: phoneNetwork.name, current: chain.name })}</p>
          </Notice>
        )}
        {isShared && (
          <Notice kind="warning">
            <p>
              {t('send.manyOwners', {
                threshold: new Intl.NumberFormat(locale).format(threshold),
              })}
            </p>
          </Notice>
        )}
        <div className="card send-fields" inert={waiting || closed || isShared}>
          <AssetField form={form} chain={chain} />
          {rows.map((row, index) => (
            <PaymentRow
              key={row.key}
              row={row}
              position={rows.length > 1 ? index + 1 : undefined}
              form={form}
              attempts={attempt}
            />
          ))}
          {(batches || rows.length > 1) && rows.length < MOST_BATCH_RECIPIENTS && (
            <button type="button" className="button button-quiet" onClick={form.add}>
              <Icon name="plus" />
              {web('send.addRecipient')}
            </button>
          )}
          {/* Most wallets can batch, so this avoids a layout shift once this wallet confirms it. */}
          {!isKnown && rows.length === 1 && <div className="send-add-place" />}
        </div>
      </div>
      <div className="send-side">
        <Review account={address} chain={chain} form={form} feePayer={feePayer} reading={reading} />
        {same && (
          <Notice kind="warning" urgent>
            <p>{t('send.sentAlready')}</p>
          </Notice>
        )}
        {hasEarlier && (
          <Notice kind="warning">
            <p>{t('send.earlierOpen')}</p>
          </Notice>
        )}
        {isShared ? (
          <Link
            href={placeLink(chain.id, address, { kind: 'new' })}
            className="button button-primary button-large"
          >
            {t('send.propose')}
          </Link>
        ) : (
          <button
            ref={button}
            type="submit"
            className="button button-primary button-large"
            aria-disabled={waiting || closed || (payments !== undefined && !isOpen)}
            aria-busy={waiting}
          >
            {waiting && <span className="spinner" aria-hidden="true" />}
            {!waiting && t('send.submit')}
            {waiting && ((rows.length > 1 && progressText) || web('send.confirm'))}
          </button>
        )}
        {waiting && (
          <div className="send-waiting">
            <p role="status">{web('send.confirmHelp')}</p>
            <OpenPhoneWallet />
            <button type="button" className="text-button" onClick={stopWaiting}>
              {t('send.stopWaiting')}
            </button>
          </div>
        )}
      </div>
    </form>
  );
}
