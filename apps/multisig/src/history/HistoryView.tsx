import { comparableAddress, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { UnbrokenAddresses } from '@mooring/page/address';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { placeLink } from '@mooring/page/place';
import { useTokens } from '@mooring/page/site';
import { DateTime, SHOWN_NAME } from '@mooring/page/ui';
import {
  readRowHash,
  type TransactionInfo,
  type TransactionPage,
  type TransactionRow,
} from '@mooring/safe/gateway';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Chain } from 'viem';
import { Link } from 'wouter';
import { LazySettingChanges } from '../changes/LazySettingChanges.ts';
import { GatewayFault, LoadMore, UnreadableRow } from '../gateway/GatewayList.tsx';
import { LAG_REFRESH_MS, LIST_REFRESH_MS } from '../gateway/limits.ts';
import { uniqueItems } from '../gateway/uniqueItems.ts';
import { unreadableId } from '../gateway/unreadableId.ts';
import { useFault } from '../gateway/useFault.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { LedgerToggle } from '../ledger/LedgerToggle.tsx';
import { Loading } from '../parts/Loading.tsx';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { LazyContradictionNotice } from '../simulate/LazyContradictionNotice.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { statusTexts } from '../transaction/useTransaction.ts';
import { useTransferWarnings } from '../transfer-warnings/useTransferWarnings.ts';
import { ClaimedRejection } from './ClaimedRejection.tsx';
import { HistoryRefund } from './HistoryRefund.tsx';
import { readTransferredAsset, type TransferredAsset } from './readTransferredAsset.ts';

/** History from the gateway; transactions of the owners open with their proof. */
export function HistoryView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const sentenceOf = useHistorySentence(safe.chain);
  const history = useHistory(safe);
  const warningOf = useTransferWarnings(safe, history.summaries);
  const { error, retry, more, isLoadingMore } = history;
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const items = chosen ? history.items?.filter(({ id }) => chosen.has(id)) : history.items;
  // Chosen entries may be on any page.
  const isShort = chosen !== undefined && items !== undefined && items.length < chosen.size;
  useEffect(() => {
    if (isShort && more && !isLoadingMore) more();
  }, [isShort, more, isLoadingMore]);
  return (
    <section className="card safe-list" aria-labelledby="safe-view" aria-busy={!items && !error}>
      <h2 id="safe-view" tabIndex={-1}>
        {t('view.history')}
      </h2>
      <p className="quiet">{t('history.help')}</p>
      {history.items && <LedgerToggle safe={safe} kind="history" onChoose={setChosen} />}
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {!items && error === undefined && <Loading row />}
      {items?.length === 0 && <p className="empty">{t('history.empty')}</p>}
      <ul>
        {items?.map(({ id, row }) => {
          if (row.type === 'UNREADABLE') return <UnreadableRow key={id} row={row} />;
          const { txInfo, txStatus, timestamp, txHash } = row.transaction;
          const warning = warningOf(row.transaction);
          const hash = readRowHash(id);
          const executed = txStatus === 'SUCCESS';
          const reported = sentenceOf(txInfo, executed);
          const isClaimed = hash && txInfo.type === 'Custom' && txInfo.isCancellation;
          const sentence = isClaimed ? (
            <ClaimedRejection {...{ safe, hash, executed }} otherwise={reported} />
          ) : (
            <UnbrokenAddresses text={reported} />
          );
          return (
            <li key={id} className="safe-row" data-doubt={warning}>
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
                  <DateTime at={timestamp} />
                  <span className="badge">{t(statusTexts[txStatus])}</span>
                </span>
              </div>
              {warning && <p className="field-problem">{treasury(`history.doubt.${warning}`)}</p>}
              {hash && txHash && <HistoryRefund safe={safe} hash={hash} txHash={txHash} />}
              {hash && txHash && (
                <LazyContradictionNotice safe={safe} hash={hash} txHash={txHash} />
              )}
              {txHash && executed && mayChangeSettings(txInfo) && (
                <LazySettingChanges
                  safe={safe}
                  txHash={txHash}
                  {...(hash && { safeTxHash: hash })}
                  isClaimed={txInfo.type === 'SettingsChange'}
                />
              )}
            </li>
          );
        })}
      </ul>
      <LoadMore more={chosen ? undefined : more} isBusy={isLoadingMore} />
    </section>
  );
}

/**
 * Returns true for a summary that may include a change of settings: a batch can contain one, a module can cause one.
 */
function mayChangeSettings({ type }: TransactionInfo): boolean {
  return type === 'SettingsChange' || type === 'Custom';
}

/** Most refetches while the gateway has not indexed the latest execution. */
const MOST_REFRESHES = 10;

/** Returns true while no execution of the last used nonce is listed. */
function isGatewayBehind(page: TransactionPage | undefined, nonce: bigint): boolean {
  if (!page || nonce === 0n) return false;
  return !page.results.some((row) => {
    const info = row.type === 'TRANSACTION' ? row.transaction.executionInfo : undefined;
    return info?.type === 'MULTISIG' && info.nonce >= nonce - 1n;
  });
}

/** History of an account, paginated, newest first. */
function useHistory(safe: KnownSafe) {
  const gateway = useGateway();
  const { chainId, address, nonce } = safe.state;
  const query = useInfiniteQuery({
    // A new nonce means new history.
    queryKey: ['web', 'safe-history', ...safeKey(safe.state)],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      gateway.safes.history(chainId, address, {
        ...(pageParam !== '' && { pageUrl: pageParam }),
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MOST_REFRESHES && isGatewayBehind(data?.pages[0], nonce)
        ? LAG_REFRESH_MS
        : LIST_REFRESH_MS,
  });
  const items = useMemo(() => query.data && historyItems(query.data.pages), [query.data]);
  const summaries = useMemo(
    () => (items ?? []).flatMap(({ row }) => (row.type === 'TRANSACTION' ? row.transaction : [])),
    [items],
  );
  return {
    items,
    summaries,
    ...useFault(query),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** Row with its key. */
interface HistoryItem {
  readonly id: string;
  readonly row: Extract<TransactionRow, { type: 'TRANSACTION' | 'UNREADABLE' }>;
}

/** Removes duplicates of repeated pages. */
function historyItems(pages: readonly TransactionPage[]) {
  const items = pages.flatMap(({ results }) =>
    results.flatMap((row): readonly HistoryItem[] => {
      if (row.type === 'TRANSACTION') return [{ id: row.transaction.id, row }];
      return row.type === 'UNREADABLE' ? [{ id: unreadableId(row), row }] : [];
    }),
  );
  return uniqueItems(items);
}

/** Returns a function that formats the gateway's headline of a history row. */
function useHistorySentence(chain: Chain): (info: TransactionInfo, executed: boolean) => string {
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  const amountOf = (moved: Exclude<TransferredAsset, { kind: 'unlisted' }>) => {
    const { decimals, symbol } = moved.kind === 'token' ? moved.token : chain.nativeCurrency;
    const shown = symbolText(symbol);
    return `${exactAmount(moved.value, decimals, locale)} ${shown}`;
  };
  return (info, executed) => {
    const form = executed ? 'past' : 'call';
    switch (info.type) {
      case 'Transfer': {
        const moved = readTransferredAsset(info.transferInfo, tokens);
        const isIncoming = info.direction === 'INCOMING';
        const recipient = comparableAddress(info.recipient.value);
        const sender = comparableAddress(info.sender.value);
        if (moved.kind === 'unlisted') {
          const contract = comparableAddress(moved.token);
          const { item } = moved;
          const token =
            item === undefined
              ? contract
              : treasury('history.item', { id: `${item}`, token: contract });
          return isIncoming
            ? t('history.receivedToken', { token, sender })
            : t('history.sentToken', { token, recipient });
        }
        const amount = amountOf(moved);
        return isIncoming
          ? t('history.received', { amount, sender })
          : t(`${form}.send`, { amount, recipient });
      }
      case 'SettingsChange':
        return t('history.settings');
      case 'Creation':
        return t('history.created');
      case 'Custom': {
        const contract = comparableAddress(info.to.value);
        if (info.actionCount) return t('call.batch', { count: info.actionCount });
        if (!info.methodName) return t('call.raw', { contract });
        return t(`${form}.function`, {
          name: visibleText(info.methodName, SHOWN_NAME),
          contract,
        });
      }
      case 'Other':
        return t('history.other', { name: visibleText(info.name, SHOWN_NAME) });
    }
  };
}
