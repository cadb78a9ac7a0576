import { useCatalogue } from '@mooring/connect';
import { hashOfId } from '@mooring/safe/gateway';
import { Link } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { Moment } from '../../ui/Moment.tsx';
import { GatewayFault, LoadMore, UnreadableRow } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { statusTexts } from '../transaction/statusTexts.ts';
import { useHistory } from './useHistory.ts';
import { useHistorySentence } from './useHistorySentence.ts';

/** History from the gateway; transactions of the owners open with their proof. */
export function HistoryView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const sentenceOf = useHistorySentence(safe.chain);
  const { items, error, retry, more, isLoadingMore } = useHistory(safe);
  return (
    <section className="card safe-list" aria-labelledby="safe-view" aria-busy={!items && !error}>
      <h2 id="safe-view" tabIndex={-1}>
        {t('view.history')}
      </h2>
      <p className="quiet">{t('history.help')}</p>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {!items && error === undefined && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton-row" />
          <span className="skeleton safe-skeleton-row" />
        </>
      )}
      {items?.length === 0 && <p className="empty">{t('history.empty')}</p>}
      <ul>
        {items?.map(({ id, row }) => {
          if (row.type === 'UNREADABLE') return <UnreadableRow key={id} row={row} />;
          const { txInfo, txStatus, timestamp } = row.transaction;
          const hash = hashOfId(id);
          const sentence = sentenceOf(txInfo);
          return (
            <li key={id} className="safe-row">
              <div className="safe-row-head">
                <h3>
                  {hash ? (
                    <Link
                      href={placeLink(safe.chain.id, safe.state.address, {
                        kind: 'transaction',
                        hash,
                      })}
                      className="safe-row-link"
                    >
                      {sentence}
                    </Link>
                  ) : (
                    sentence
                  )}
                </h3>
                <span className="safe-row-state">
                  <Moment at={timestamp} />
                  <span className="badge">{t(statusTexts[txStatus])}</span>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <LoadMore more={more} isBusy={isLoadingMore} />
    </section>
  );
}
