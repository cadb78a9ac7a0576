import { useCatalogue, visibleText } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import { DateTime, SHOWN_EXCERPT } from '@mooring/page/ui';
import type { UnreadableRow as Row } from '@mooring/safe/gateway';
import { readMessageStatus } from '@mooring/safe/transactions';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { GatewayFault, LoadMore, UnreadableRow } from '../gateway/GatewayList.tsx';
import { LIST_REFRESH_MS } from '../gateway/limits.ts';
import { uniqueItems } from '../gateway/uniqueItems.ts';
import { useFault } from '../gateway/useFault.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { Loading } from '../parts/Loading.tsx';
import { useFindingText } from '../review/Findings.tsx';
import { useSignaturesText } from '../safe/Owners.tsx';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { listSubmissions, readSubmittedSignatures } from '../transaction/submissions.ts';
import { checkMessage, type LoadedMessage, loadMessage, messageText } from './message.ts';

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
      {!items && error === undefined && <Loading row />}
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

/** Paginated messages of the account, newest first. */
function useMessages(safe: KnownSafe) {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { state } = safe;
  const query = useInfiniteQuery({
    queryKey: ['web', 'safe-messages', ...safeKey(state)],
    initialPageParam: '',
    refetchInterval: LIST_REFRESH_MS,
    queryFn: async ({ pageParam }) => {
      const { results, next } = await gateway.messages.list(state.chainId, state.address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      });
      const client = wagmi.getClient({ chainId: state.chainId });
      const submittedFor = (hash: Hash) => readSubmittedSignatures(queries, hash);
      const listed = results
        .filter((row) => row.type !== 'DATE_LABEL')
        .map(async (row): Promise<MessageItem> => {
          if (row.type === 'UNREADABLE')
            return { kind: 'unreadable', id: row.hash ?? 'unreadable', row };
          const options = { client, safe: state, submitted: submittedFor(row.messageHash) };
          return toMessageItem(await checkMessage(row, options));
        });
      const known = new Set(results.map((row) => ('messageHash' in row ? row.messageHash : '')));
      // Messages proposed here that the gateway does not list yet.
      const own = listSubmissions(queries, 'message', state)
        .filter((hash) => pageParam === '' && !known.has(hash))
        .map((hash) =>
          loadMessage({ gateway, client, safe: state, hash, submitted: submittedFor(hash) }).then(
            (loaded) => [toMessageItem(loaded)],
            // A message that cannot be loaded is left out of the list.
            () => [],
          ),
        );
      const items = [...(await Promise.all(own)).flat(), ...(await Promise.all(listed))];
      return { items, next: next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
  });
  const items = useMemo(
    (): readonly MessageItem[] | undefined =>
      query.data && uniqueItems(query.data.pages.flatMap(({ items }) => items)),
    [query.data],
  );
  return {
    items,
    ...useFault(query),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

function toMessageItem(loaded: LoadedMessage): MessageItem {
  return { kind: 'loaded', id: loaded.message.messageHash, loaded };
}

interface MessageRowProps {
  readonly item: LoadedMessage;
  readonly safe: KnownSafe;
}

/** Row of a message: its beginning, its number of signatures, and a link. */
function MessageRow({ item: { message, checked }, safe }: MessageRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText(safe.chain);
  const signedText = useSignaturesText();
  const { chain, state } = safe;
  const signatures = 'signatures' in checked ? checked.signatures : [];
  const status = readMessageStatus(signatures.length, state.threshold);
  // Each reason once, for any number of signatures.
  const refusals = new Map(
    checked.findings.flatMap((one) => (one.severity === 'refuse' ? [[one.code, one]] : [])),
  );
  const words = (
    <bdi>{visibleText(messageText(message.message).replace(/\s+/g, ' '), SHOWN_EXCERPT)}</bdi>
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
          <DateTime at={message.creationTimestamp} />
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
