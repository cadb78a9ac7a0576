import { useCatalogue, visibleText } from '@mooring/connect';
import type { UnreadableRow as Row } from '@mooring/safe/gateway';
import { checkGatewayMessage, messageStatus } from '@mooring/safe/transactions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { verifierOf } from '../../safe/verifierOf.ts';
import { Moment } from '../../ui/Moment.tsx';
import { GatewayFault, LoadMore, UnreadableRow } from '../gateway/GatewayList.tsx';
import { retryOf, useGateway } from '../gateway/useGateway.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { useFindingText } from '../review/Findings.tsx';
import { useSignedText } from '../safe/Owners.tsx';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { type LoadedMessage, messageText } from './message.ts';

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

/** Verified message, or the known fields of an unreadable one. */
type MessageItem =
  | { readonly kind: 'loaded'; readonly id: string; readonly loaded: LoadedMessage }
  | { readonly kind: 'unreadable'; readonly id: string; readonly row: Row };

/** Paginated messages of the account. */
function useMessages(safe: KnownSafe) {
  const wagmi = useConfig();
  const gateway = useGateway();
  const { state } = safe;
  const query = useInfiniteQuery({
    queryKey: ['web', 'safe-messages', ...safeKey(state)],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const { results, next } = await gateway.messages.list(state.chainId, state.address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      });
      const verify = verifierOf(wagmi.getClient({ chainId: state.chainId }), state);
      const items = await Promise.all(
        results.flatMap((row): readonly (MessageItem | Promise<MessageItem>)[] => {
          if (row.type === 'DATE_LABEL') return [];
          if (row.type === 'UNREADABLE') {
            return [{ kind: 'unreadable', id: row.hash ?? 'unreadable', row }];
          }
          return [
            checkGatewayMessage(row, { safe: state, verify }).then((checked) => ({
              ...{ kind: 'loaded', id: row.messageHash, loaded: { message: row, checked } },
            })),
          ];
        }),
      );
      return { items, next: next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
  });
  const items = useMemo(
    (): readonly MessageItem[] | undefined => query.data && itemsIn(query.data.pages),
    [query.data],
  );
  return {
    items,
    error: query.isError && !query.isFetching ? query.error : undefined,
    retry: retryOf(query),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** Removes duplicates of repeated pages. */
function itemsIn(pages: readonly { readonly items: readonly MessageItem[] }[]): MessageItem[] {
  const items = pages.flatMap((page) => page.items);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Longest excerpt of a message in its row, in characters; it is shown in full for signing. */
const LONGEST = 140;

interface MessageRowProps {
  readonly item: LoadedMessage;
  readonly safe: KnownSafe;
}

/** Row of a message: its beginning, its number of signatures, and a link. */
function MessageRow({ item: { message, checked }, safe }: MessageRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText();
  const signedText = useSignedText();
  const { chain, state } = safe;
  const signatures = 'signatures' in checked ? checked.signatures : [];
  const status = messageStatus(signatures.length, state.threshold);
  // Each reason once, for any number of signatures.
  const refusals = new Map(
    checked.findings.flatMap((one) => (one.severity === 'refuse' ? [[one.code, one]] : [])),
  );
  const words = (
    <bdi>{visibleText(messageText(message.message).replace(/\s+/g, ' '), LONGEST)}</bdi>
  );
  return (
    <li className="safe-row">
      <div className="safe-row-head">
        <h3>
          {'hashes' in checked ? (
            <Link
              href={placeLink(chain.id, state.address, {
                kind: 'message',
                hash: checked.hashes.hash,
              })}
              className="safe-row-link"
            >
              {words}
            </Link>
          ) : (
            words
          )}
        </h3>
        <span className="safe-row-state">
          <Moment at={message.creationTimestamp} />
          {signedText(signatures.length, state.threshold)}
          <span className="badge">
            {t(status === 'CONFIRMED' ? 'transaction.hasSigned' : 'status.awaitingConfirmations')}
          </span>
        </span>
      </div>
      {[...refusals.values()].map((finding) => (
        <p key={finding.code} className="field-problem">
          <strong>{t('finding.refused')}</strong> {textOf(finding)}
        </p>
      ))}
    </li>
  );
}
