import {
  UnansweredRequests,
  useAnnounce,
  useCatalogue,
  useTransactions,
  useUnansweredRequests,
} from '@mooring/connect';
import { useSite, useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { ConfirmDialog, handOverFocus, LongList } from '@mooring/page/ui';
import { WithWallet, WrongNetwork } from '@mooring/page/wallet';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { RelayDelays } from '../relay/RelayDelays.tsx';
import { ActivityFilter } from './ActivityFilter.tsx';
import { filterTransactions, isNotConfirmed, noFilter } from './filterTransactions.ts';
import { PaidTransaction } from './PaidTransaction.tsx';
import './activity.css';

/** Usual height of a transaction's row in px, with the recipient. */
const TRANSACTION_HEIGHT = 102;

/** Page of the account's transactions stored on this device. */
export function ActivityPage() {
  const t = useCatalogue(pageCatalogue);
  useTitle(t('activity.title'));
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('activity.title')}</h1>
        <p className="page-lead">{t('activity.lead')}</p>
      </header>
      <WithWallet
        reason={t('activity.needsWallet')}
        skeleton={<span className="skeleton activity-skeleton" />}
      >
        {({ address, chain }) => (
          <>
            {!chain && <WrongNetwork />}
            <ActivityList key={address} />
          </>
        )}
      </WithWallet>
    </div>
  );
}

/** The account's transactions on all networks, with a filter and a button to clear them. */
function ActivityList() {
  const t = useCatalogue(pageCatalogue);
  const announce = useAnnounce();
  const { pages } = useSite().config;
  const { transactions, clearTransactions } = useTransactions();
  const isUnsure = useUnansweredRequests().length > 0;
  const [filter, setFilter] = useState(noFilter);
  const [clearing, setClearing] = useState(false);
  const shown = filterTransactions(transactions, filter);
  const emptyHeading = useRef<HTMLHeadingElement>(null);
  const [cleared, setCleared] = useState(false);
  // The pressed button is unmounted with the list.
  useEffect(() => {
    if (cleared) emptyHeading.current?.focus();
  }, [cleared]);

  // A payment may have been sent.
  if (transactions.length === 0 && isUnsure) return <UnansweredRequests />;
  if (transactions.length === 0) {
    return (
      <div className="card prompt">
        <h2 ref={emptyHeading} tabIndex={-1}>
          {t('activity.emptyTitle')}
        </h2>
        <p>{t('activity.empty')}</p>
        {pages.includes('send') && (
          <Link href="/send" className="button button-primary">
            {t('activity.send')}
          </Link>
        )}
      </div>
    );
  }
  return (
    <section className="activity" aria-label={t('activity.title')}>
      <UnansweredRequests />
      <RelayDelays />
      <ActivityFilter filter={filter} onChange={setFilter} />
      <div className="card">
        <div className="card-head">
          <h2 aria-live="polite">{t('activity.count', { count: shown.length })}</h2>
          <button
            type="button"
            className="text-button text-button-danger"
            aria-haspopup="dialog"
            onClick={() => setClearing(true)}
          >
            {t('activity.clear')}
          </button>
        </div>
        {shown.length === 0 ? (
          <div className="empty">
            <p>{t('activity.filteredEmpty')}</p>
            <button
              ref={handOverFocus}
              type="button"
              className="button button-small"
              onClick={() => setFilter(noFilter)}
            >
              {t('activity.showAll')}
            </button>
          </div>
        ) : (
          <LongList
            items={shown}
            keyOf={({ chainId, originalHash, hash }) => `${chainId} ${originalHash ?? hash}`}
            rowHeight={TRANSACTION_HEIGHT}
            className="rows"
          >
            {(transaction) => <PaidTransaction transaction={transaction} list={transactions} />}
          </LongList>
        )}
      </div>
      {shown.some(isNotConfirmed) && (
        <p className="activity-note">
          <strong>{t('activity.notConfirmedTitle')}</strong> {t('activity.notConfirmed')}
        </p>
      )}
      {clearing && (
        <ConfirmDialog
          title={t('activity.clearTitle')}
          text={t('activity.clearText')}
          action={t('activity.clearConfirm')}
          onConfirm={() => {
            clearTransactions();
            setCleared(true);
            setFilter(noFilter);
            announce(t('activity.cleared'));
          }}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
}
