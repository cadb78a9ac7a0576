import { useCatalogue } from '@mooring/connect';
import { GatewayFault, LoadMore, UnreadableRow } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { MessageRow } from './MessageRow.tsx';
import { useMessages } from './useMessages.ts';

/** Messages of the account, with their signers. */
export function MessagesView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const { items, error, retry, more, isLoadingMore } = useMessages(safe);
  return (
    <section className="card safe-list" aria-labelledby="safe-view" aria-busy={!items && !error}>
      <h2 id="safe-view" tabIndex={-1}>
        {t('view.messages')}
      </h2>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {!items && error === undefined && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton-row" />
        </>
      )}
      {items?.length === 0 && <p className="empty">{t('messages.empty')}</p>}
      <ul>
        {items?.map((item) =>
          item.kind === 'loaded' ? (
            <MessageRow key={item.id} item={item.loaded} safe={safe} />
          ) : (
            <UnreadableRow key={item.id} row={item.row} of="message" />
          ),
        )}
      </ul>
      <LoadMore more={more} isBusy={isLoadingMore} />
    </section>
  );
}
