import { useCatalogue, useLocale, useTransactions } from '@mooring/connect';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { placeLink } from '@mooring/page/place';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { type Ref, useEffect, useRef } from 'react';
import type { Address } from 'viem';
import { Link } from 'wouter';
import { PaidTransaction } from '../activity/PaidTransaction.tsx';
import { RelayDelays } from '../relay/RelayDelays.tsx';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { findSendOutcome, transactionsOf } from './findSendOutcome.ts';
import { proposalOf } from './proposalOf.ts';
import { SaveRecipients } from './SaveRecipients.tsx';
import type { SendError } from './sendError.ts';
import { isStopped, type Send, type Sent } from './useSend.ts';
import { useShortfall } from './useTransferSimulation.ts';

interface SendOutcomeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly account: Address;
  readonly state: Pick<Send, 'data' | 'error'>;
  /** Failure of the batch, as a sentence. */
  readonly fault: string | undefined;
  /** @param oneByOne to send each payment as a separate transaction */
  readonly onRetry: (oneByOne: boolean) => void;
  /** Lower amount that may be sent where the wallet takes more for the fee than is left; undefined without one. */
  readonly lower: Lower | undefined;
}

/** Formatted amount, and a callback that fills it in. */
interface Lower {
  readonly text: string;
  readonly take: () => void;
}

/** Outcome of the last payment: sent, or the reason of the failure. */
export function SendOutcome({ ref, account, state, fault, onRetry, lower }: SendOutcomeProps) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { data, error } = state;
  if (data) {
    return (
      <div ref={ref} className="send-outcome" tabIndex={-1}>
        <SentNotice account={account} sent={data} />
        <RelayDelays />
      </div>
    );
  }
  if (!error || isStopped(error)) return null;
  const instead = error.reason === 'noFunds' ? lower : undefined;
  return (
    <div ref={ref} className="send-outcome" tabIndex={-1}>
      <Notice kind="bad" urgent>
        <FailureText error={error} fault={fault} />
        <div className="notice-actions">
          {error.canSendOneByOne && (
            <button type="button" className="button button-small" onClick={() => onRetry(true)}>
              {t('send.oneByOne')}
            </button>
          )}
          {instead ? (
            <button type="button" className="button button-small" onClick={instead.take}>
              {t('send.lowerAmount', { amount: instead.text })}
            </button>
          ) : (
            <button type="button" className="button button-small" onClick={() => onRetry(false)}>
              {web('error.retry')}
            </button>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** Sentence of a sequence that ended before its last payment, which outlives the connection that ended it. */
export function StoppedSequence({ state, fault }: Pick<SendOutcomeProps, 'state' | 'fault'>) {
  const outcome = useRef<HTMLDivElement>(null);
  const isShown = isStopped(state.error);
  useEffect(() => {
    if (isShown) outcome.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={outcome} className="send-outcome" tabIndex={-1}>
      <Notice kind="bad" urgent>
        <p>{fault}</p>
        <ActivityLink />
      </Notice>
    </div>
  );
}

/** Link to the activity page. */
function ActivityLink() {
  const t = useCatalogue(sendCatalogue);
  const { pages } = useSite().config;
  if (!pages.includes('activity')) return null;
  return (
    <p>
      <Link href="/activity" className="text-link">
        {t('send.follow')}
      </Link>
    </p>
  );
}

interface FailureTextProps {
  readonly error: SendError;
  readonly fault: string | undefined;
}

function FailureText({ error: { reason, detail }, fault }: FailureTextProps) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  // It may have been sent.
  if (reason === 'unclear') return <p>{t('send.cannotTell')}</p>;
  return (
    <>
      <p>
        <strong>{t('send.failed')}</strong> {t('send.failedHelp')}
      </p>
      {reason === 'batch' && <p>{fault}</p>}
      {reason === 'otherNetwork' && <p>{t('send.otherNetwork')}</p>}
      {reason === 'noFunds' && <p>{t('send.noFunds')}</p>}
      {detail !== undefined && <p>{web('send.failedDetail', { detail })}</p>}
    </>
  );
}

interface SentProps {
  readonly account: Address;
  readonly sent: Sent;
}

const endingTexts = {
  pending: 'send.sent',
  confirmed: 'send.arrived',
  failed: 'send.notThrough',
} as const;

/** A payment that is sent, until the network has confirmed it; or the number of multisig signatures. */
function SentNotice({ account, sent }: SentProps) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { multisig } = useSite().config;
  const { locale } = useLocale();
  const { transactions } = useTransactions();
  const proposal = proposalOf(sent, transactions);
  const own = transactionsOf(sent, transactions);
  const ending = findSendOutcome(own);
  const { chainId, description, hashes } = sent;
  const [hash] = hashes;
  const less = useShortfall(sent, ending === 'confirmed' && !proposal ? own : []);
  const symbol = symbolText(sent.asset.symbol);
  return (
    <Notice kind={ending === 'failed' ? 'bad' : less === undefined ? 'good' : 'warning'}>
      <p>
        <strong>{proposal ? web('send.proposed') : t(endingTexts[ending])}</strong>{' '}
        {own.length === 0 && <bdi>{description}</bdi>}
      </p>
      {less !== undefined && (
        <p role="alert">
          {t('send.arrivedLess', {
            amount: `${exactAmount(less, sent.asset.decimals, locale)} ${symbol}`,
          })}
        </p>
      )}
      {own.map((one) => (
        <PaidTransaction key={one.originalHash ?? one.hash} transaction={one} list={own} />
      ))}
      {proposal && hash && multisig !== null && (
        <p>
          <Link
            href={placeLink(chainId, account, { kind: 'transaction', hash })}
            className="text-link"
          >
            {t('send.openProposal')}
          </Link>
        </p>
      )}
      <ActivityLink />
      <SaveRecipients recipients={sent.recipients} />
    </Notice>
  );
}
