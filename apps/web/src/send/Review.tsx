import { formatName, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { distinctAddress, UnbrokenAddresses } from '@mooring/page/address';
import { exactAmount, FEE_DIGITS, roundUp, symbolText } from '@mooring/page/amount';
import { ContactName, contactAt, useContacts } from '@mooring/page/contacts';
import type { Payment, SendFormView } from '@mooring/page/form';
import { type Confirmations, LazyPaymentCheck } from '@mooring/page/payment';
import { type Asset, callOf } from '@mooring/page/send';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, Notice, SHOWN_NAME } from '@mooring/page/ui';
import type { SafeCall } from '@mooring/safe/transactions';
import { useMemo } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { paidRecipients } from './paidRecipients.ts';
import { paymentsKey } from './paymentsKey.ts';
import { useTransferSimulation } from './useTransferSimulation.ts';

const LONGEST_SHOWN_REASON = 200;

interface ReviewProps {
  readonly account: Address;
  readonly chain: Chain;
  readonly form: SendFormView;
  /** Payer of the fee in place of the account; empty for a wallet that is chosen later. */
  readonly feePayer: string | undefined;
  readonly reading: Confirmations;
}

/** Review of the payment in sentences, before the wallet opens. */
export function Review({ account, chain, form, feePayer, reading }: ReviewProps) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { asset, payments, fee } = form;
  const symbol = symbolText(asset.symbol);
  const known = useKnown(account, chain, payments ?? []);
  const arrivals = useTransferSimulation(account, chain, asset, payments);
  const exact = (value: bigint) => `${exactAmount(value, asset.decimals, locale)} ${symbol}`;
  return (
    <section className="card review" aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      {payments ? (
        <ul className="review-payments">
          {payments.map((payment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment is known by its place.
            <li key={index}>
              <Sentence
                payment={payment}
                amount={exact(payment.amount)}
                network={chain.name}
                known={known}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="review-empty">{t('review.empty')}</p>
      )}
      <dl className="review-facts">
        <div>
          <dt>{web('review.network')}</dt>
          <dd>
            <bdi>{chain.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('review.fee')}</dt>
          <dd>
            {feePayer === undefined ? (
              <FeeText fee={fee} chain={chain} />
            ) : feePayer === '' ? (
              t('review.byWallet')
            ) : (
              t('review.paidBy', { name: visibleText(feePayer, SHOWN_NAME) })
            )}
          </dd>
        </div>
        {payments && payments.length > 1 && (
          <div>
            <dt>{t('review.total')}</dt>
            <dd>
              <bdi dir="ltr">{exact(payments.reduce((sum, { amount }) => sum + amount, 0n))}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {fee.kind === 'refused' && (
        <Notice kind="warning">
          <p>{web('review.refused')}</p>
          {fee.reason !== undefined && (
            <p>{t('review.says', { reason: visibleText(fee.reason, LONGEST_SHOWN_REASON) })}</p>
          )}
        </Notice>
      )}
      {(arrivals.answersFalse || arrivals.less !== undefined) && (
        <Notice kind="warning" urgent>
          <p>
            {arrivals.answersFalse
              ? t('review.answersFalse')
              : t('review.arrivesLess', { amount: exact(arrivals.less ?? 0n) })}
          </p>
        </Notice>
      )}
      {payments && <CheckedPayments {...{ account, chain, asset, payments, reading }} />}
      <p className="review-wallet">
        <Icon name="wallet" />
        {t('review.wallet')}
      </p>
    </section>
  );
}

interface CheckedPaymentsProps extends Pick<ReviewProps, 'account' | 'chain' | 'reading'> {
  readonly asset: Asset;
  readonly payments: readonly Payment[];
}

/** Check of the payments, against those this account sent from here. */
function CheckedPayments({ account, chain, asset, payments, reading }: CheckedPaymentsProps) {
  const { storage } = useSite().mooring;
  const key = paymentsKey(chain, asset, payments);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their content.
  const subject = useMemo(
    () => ({
      kind: 'calls' as const,
      calls: payments.map(
        ({ to, amount }): SafeCall => ({
          ...{ data: '0x', operation: 0 },
          ...callOf(asset, to, amount),
        }),
      ),
    }),
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their content.
  const names = useMemo(
    () => payments.flatMap(({ to, name }) => (name === undefined ? [] : [{ address: to, name }])),
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for other payments.
  const paid = useMemo(() => paidRecipients(storage, { account, chainId: chain.id }), [key]);
  return <LazyPaymentCheck key={key} {...{ chain, account, subject, paid, names, reading }} />;
}

interface SentenceProps {
  readonly payment: Payment;
  readonly amount: string;
  readonly network: string;
  readonly known: readonly Address[];
}

function Sentence({ payment, amount, network, known }: SentenceProps) {
  const t = useCatalogue(sendCatalogue);
  const contact = contactAt(useContacts().contacts, payment.to);
  return (
    <>
      <p className="review-sentence">
        <UnbrokenAddresses
          text={t('review.sentence', { amount, recipient: labelOf(payment, known), network })}
        />
      </p>
      <p className="review-address">
        <bdi dir="ltr">{payment.to}</bdi>
      </p>
      {contact && (
        <p className="review-contact">
          <ContactName contact={contact} />
        </p>
      )}
    </>
  );
}

function FeeText({ fee, chain }: { readonly fee: SendFormView['fee']; readonly chain: Chain }) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { decimals, symbol } = chain.nativeCurrency;
  if (fee.kind === 'looking') return <span className="skeleton skeleton-word" />;
  if (fee.kind !== 'known') {
    return fee.kind === 'unknown' ? t('review.feeLater') : web('holdings.unavailable');
  }
  return (
    <>
      {t('review.about')}{' '}
      <bdi dir="ltr" className="amount">
        {exactAmount(roundUp(fee.wei, FEE_DIGITS), decimals, locale)} {symbolText(symbol)}
      </bdi>
    </>
  );
}

/** Returns a function that describes a payment for the activity list, in the language of the page. */
export function useDescription(
  account: Address,
  chain: Chain,
  shown: readonly Payment[],
): (asset: Asset, payments: readonly Payment[]) => string {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const known = useKnown(account, chain, shown);
  const { locale } = useLocale();
  return (asset, payments) => {
    const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
    const symbol = symbolText(asset.symbol);
    const amount = `${exactAmount(total, asset.decimals, locale)} ${symbol}`;
    const [only, ...others] = payments;
    return only && others.length === 0
      ? t('send.description', { amount, recipient: labelOf(only, known) })
      : web('send.descriptionMany', { amount, count: payments.length });
  };
}

/** Label of a recipient in a sentence. */
function labelOf({ name, to }: Payment, known: readonly Address[]): string {
  return name === undefined
    ? distinctAddress(to, known)
    : formatName(visibleText(name, SHOWN_NAME));
}

/** Addresses that one of a payment could be taken for: contacts, own accounts, those paid before and now. */
function useKnown(
  account: Address,
  chain: Chain,
  payments: readonly Payment[],
): readonly Address[] {
  const { contacts } = useContacts();
  const { addresses: own = [] } = useConnection();
  const { storage } = useSite().mooring;
  const key = payments.map(({ to }) => to).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for other payments.
  const paid = useMemo(() => paidRecipients(storage, { account, chainId: chain.id }), [key]);
  return [
    ...contacts.map(({ address }) => address),
    ...own,
    ...paid,
    ...payments.map(({ to }) => to),
  ];
}
