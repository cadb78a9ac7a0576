import { useCatalogue, useLocale } from '@mooring/connect';
import { GatewayFault, LoadMore } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { useQueue } from '../transaction/useQueue.ts';
import { groupByNonce } from './groupByNonce.ts';
import { QueueRow } from './QueueRow.tsx';

/** Queue of transactions, in order of execution. */
export function QueueView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const { items, arrived, error, retry, more, isLoadingMore } = useQueue(safe);
  const shown = items ?? (error === undefined ? arrived : []);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <section className="card safe-list" aria-labelledby="safe-view" aria-busy={!items && !error}>
      <h2 id="safe-view" tabIndex={-1}>
        {t('view.queue')}
      </h2>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {items?.length === 0 && <p className="empty">{t('queue.empty')}</p>}
      {groupByNonce(shown).map(({ nonce, items: group }) => (
        <section
          key={`${nonce}`}
          className="safe-group"
          data-conflict={nonce !== undefined && group.length > 1}
          aria-labelledby={`safe-nonce-${nonce}`}
        >
          <h3 id={`safe-nonce-${nonce}`}>
            {nonce === undefined
              ? t('queue.unreadable')
              : t(nonce === safe.state.nonce ? 'queue.next' : 'queue.nonce', {
                  nonce: number.format(nonce),
                })}
          </h3>
          {nonce !== undefined && group.length > 1 && (
            <p className="safe-conflict">{t('queue.conflict', { count: group.length })}</p>
          )}
          <ul>
            {group.map((item) => (
              <QueueRow key={item.id} item={item} safe={safe} onRetry={retry} />
            ))}
          </ul>
        </section>
      ))}
      {!items && error === undefined && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton-row" />
          <span className="skeleton safe-skeleton-row" />
        </>
      )}
      <LoadMore more={more} isBusy={isLoadingMore} />
    </section>
  );
}
