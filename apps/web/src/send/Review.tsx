import { formatAddress, formatName, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { useCallback } from 'react';
import type { Address, Chain } from 'viem';
import { exactAmount, roundUp } from '../amount/exactAmount.ts';
import { contactAt } from '../contacts/contact.ts';
import { FromContacts } from '../contacts/FromContacts.tsx';
import { useContacts } from '../contacts/useContacts.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Asset } from './asset.ts';
import type { Payment } from './checkForm.ts';
import type { SendFormView } from './useSendForm.ts';
import { warningsOf } from './warningsOf.ts';

const LONGEST_SYMBOL = 16;
/** Significant digits of a fee: the rest changes with every block. */
const FEE_DIGITS = 2;

interface ReviewProps {
  readonly account: Address;
  readonly chain: Chain;
  readonly form: SendFormView;
  /** Who pays the fee in place of the account; empty for a wallet that is chosen later. */
  readonly feePayer: string | undefined;
}

/** Review of the payment in sentences, before the wallet opens. */
export function Review({ account, chain, form, feePayer }: ReviewProps) {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  const { asset, assets, payments, fee } = form;
  const symbol = visibleText(asset.symbol, LONGEST_SYMBOL);
  const exact = (value: bigint) => `${exactAmount(value, asset.decimals, locale)} ${symbol}`;
  const tokens = assets.flatMap(({ token }) => (token ? [token] : []));
  const { contacts } = useContacts();
  const destinations = (payments ?? []).map((payment) => ({
    ...payment,
    contact: contactAt(contacts, payment.to)?.name,
  }));
  const warnings = warningsOf(destinations, account, tokens);
  return (
    <section className="card review" aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      {payments ? (
        <ul className="review-payments">
          {payments.map((payment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment is known by its place.
            <li key={index}>
              <Sentence payment={payment} amount={exact(payment.amount)} network={chain.name} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="review-empty">{t('review.empty')}</p>
      )}
      <dl className="review-facts">
        <div>
          <dt>{t('review.network')}</dt>
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
              t('review.paidBy', { name: visibleText(feePayer, LONGEST_NAME) })
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
          <p>{t('review.refused')}</p>
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          <p>{t(`review.${warning}`)}</p>
        </Notice>
      ))}
      <p className="review-wallet">
        <Icon name="wallet" />
        {t('review.wallet')}
      </p>
    </section>
  );
}

interface SentenceProps {
  readonly payment: Payment;
  readonly amount: string;
  readonly network: string;
}

function Sentence({ payment, amount, network }: SentenceProps) {
  const t = useCatalogue(webCatalogue);
  const contact = contactAt(useContacts().contacts, payment.to);
  return (
    <>
      <p className="review-sentence">
        {t('review.sentence', { amount, recipient: labelOf(payment), network })}
      </p>
      <p className="review-address">
        <bdi dir="ltr">{payment.to}</bdi>
      </p>
      {contact && (
        <p className="review-contact">
          <FromContacts contact={contact} />
        </p>
      )}
    </>
  );
}

function FeeText({ fee, chain }: { readonly fee: SendFormView['fee']; readonly chain: Chain }) {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  const { decimals, symbol } = chain.nativeCurrency;
  if (fee.kind === 'looking') return <span className="skeleton skeleton-word" />;
  if (fee.kind !== 'known') {
    return t(fee.kind === 'unknown' ? 'review.feeLater' : 'holdings.unavailable');
  }
  return (
    <>
      {t('review.about')}{' '}
      <bdi dir="ltr" className="amount">
        {exactAmount(roundUp(fee.wei, FEE_DIGITS), decimals, locale)}{' '}
        {visibleText(symbol, LONGEST_SYMBOL)}
      </bdi>
    </>
  );
}

const LONGEST_NAME = 80;

/** Returns a function that describes a payment for the activity list, in the language of the page. */
export function useDescription(): (asset: Asset, payments: readonly Payment[]) => string {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  return useCallback(
    (asset, payments) => {
      const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
      const symbol = visibleText(asset.symbol, LONGEST_SYMBOL);
      const amount = `${exactAmount(total, asset.decimals, locale)} ${symbol}`;
      const [only, ...others] = payments;
      return only && others.length === 0
        ? t('send.description', { amount, recipient: labelOf(only) })
        : t('send.descriptionMany', { amount, count: payments.length });
    },
    [t, locale],
  );
}

/** Label of a recipient in a sentence. */
function labelOf({ name, to }: Payment): string {
  return name === undefined ? formatAddress(to) : formatName(visibleText(name, LONGEST_NAME));
}
