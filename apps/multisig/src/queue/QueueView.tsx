import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { UnbrokenAddresses } from '@mooring/page/address';
import { placeLink } from '@mooring/page/place';
import { DateTime, Notice, SHOWN_EXCERPT } from '@mooring/page/ui';
import { decodeCall, type SafeTransaction } from '@mooring/safe/transactions';
import { memo, useMemo, useState } from 'react';
import type { Hash } from 'viem';
import { Link } from 'wouter';
import { CallView } from '../call/CallView.tsx';
import { useAddressText } from '../call/useAddressText.ts';
import { useBatchText } from '../call/useBatchText.ts';
import { useCallSentence } from '../call/useCallSentence.ts';
import { GatewayFault, LoadMore, UnreadableRow } from '../gateway/GatewayList.tsx';
import { LedgerToggle } from '../ledger/LedgerToggle.tsx';
import { changesOwners } from '../nonce/earlierChanges.ts';
import { QueueGap } from '../nonce/QueueGap.tsx';
import { gapsBefore } from '../nonce/readNonce.ts';
import { useDependence } from '../nonce/useDependence.ts';
import { Loading } from '../parts/Loading.tsx';
import type { LoadedTransaction } from '../read/loadTransaction.ts';
import { useFindingText } from '../review/Findings.tsx';
import { useSignaturesText } from '../safe/Owners.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { useCompletedAction } from '../transaction/completedAction.ts';
import { DeleteProposal, useProposer } from '../transaction/DeleteProposal.tsx';
import { type QueueItem, useQueue } from '../transaction/useQueue.ts';
import { statusTexts } from '../transaction/useTransaction.ts';
import { groupByNonce } from './groupByNonce.ts';

/** Queue of transactions, in order of execution. */
export function QueueView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const { items, arrived, transactions, error, retry, more, isLoadingMore } = useQueue(safe);
  const dependsOn = useOwnerChanges(safe, transactions);
  const completedAction = useCompletedAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const shown = items ?? (error === undefined ? arrived : []);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const groups = groupByNonce(chosen ? shown.filter(({ id }) => chosen.has(id)) : shown);
  // A row without a known nonce may fill the gap.
  const isWhole =
    items !== undefined && chosen === undefined && groups.every(({ nonce }) => nonce !== undefined);
  const nonces = groups.flatMap(({ nonce }) => nonce ?? []);
  const gaps = gapsBefore(isWhole ? nonces : [], safe.state.nonce);

  function gapAt(nonce: bigint | undefined) {
    const gap = nonce === undefined ? undefined : gaps.get(nonce);
    return gap && <QueueGap safe={safe} gap={gap} />;
  }

  return (
    <section className="card safe-list" aria-labelledby="safe-view" aria-busy={!items && !error}>
      <h2 id="safe-view" tabIndex={-1}>
        {t('view.queue')}
      </h2>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {completedAction === 'deleted' && (
        <Notice kind="good" urgent>
          <p>{t('done.delete')}</p>
        </Notice>
      )}
      {items?.length === 0 && <p className="empty">{t('queue.empty')}</p>}
      {items !== undefined && items.length > 0 && (
        <LedgerToggle safe={safe} kind="queue" onChoose={setChosen} />
      )}
      {groups.map(({ nonce, items: group }) => (
        <section
          key={`${nonce}`}
          className="safe-group"
          data-conflict={nonce !== undefined && group.length > 1}
          aria-labelledby={`safe-nonce-${nonce}`}
        >
          {gapAt(nonce)}
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
              <QueueRow
                key={item.id}
                {...{ item, safe }}
                depends={dependsOn(item)}
                onRetry={retry}
              />
            ))}
          </ul>
        </section>
      ))}
      {!items && error === undefined && <Loading row />}
      <LoadMore more={more} isBusy={isLoadingMore} />
    </section>
  );
}

/** Returns a function that describes the queued owner changes an entry depends on; undefined for none. */
function useOwnerChanges(safe: KnownSafe, transactions: readonly SafeTransaction[]) {
  const { address } = safe.state;
  const { knownTargets } = safe.deployments;
  const dependence = useDependence(safe);
  const changes = useMemo(
    () =>
      transactions.filter((one) =>
        changesOwners(decodeCall(one, { safe: address, knownTargets }), address),
      ),
    [transactions, address, knownTargets],
  );
  return (item: QueueItem) =>
    changes.length > 0 && item.kind === 'loaded' && 'transaction' in item.loaded.checked
      ? dependence(item.loaded.checked.transaction, changes)
      : undefined;
}

interface QueueRowProps {
  readonly item: QueueItem;
  readonly safe: KnownSafe;
  /** Changes of owners that it depends on, as a sentence. */
  readonly depends: string | undefined;
  readonly onRetry: () => void;
}

/** Row of a queued transaction: its effect, its number of signatures, and any refusal. */
function QueueRow({ item, safe, depends, onRetry }: QueueRowProps) {
  const t = useCatalogue(multisigCatalogue);
  if (item.kind === 'failed') {
    return (
      <li className="safe-row">
        <GatewayFault what={t('multisig.unavailable')} error={item.error} onRetry={onRetry} />
      </li>
    );
  }
  if (item.kind === 'unreadable') {
    const { hash } = item.row;
    return (
      <UnreadableRow row={item.row}>
        {hash !== undefined && <DeleteUnreadable safe={safe} hash={hash} />}
      </UnreadableRow>
    );
  }
  return <LoadedRow loaded={item.loaded} safe={safe} depends={depends} />;
}

function DeleteUnreadable({ safe, hash }: { readonly safe: KnownSafe; readonly hash: Hash }) {
  return <DeleteProposal safe={safe} hash={hash} proposer={useProposer(safe, hash)} />;
}

interface LoadedRowProps extends Pick<QueueRowProps, 'safe' | 'depends'> {
  readonly loaded: LoadedTransaction;
}

/** Memoized, since decoding calls is slow. */
const LoadedRow = memo(function LoadedRow({ loaded, safe, depends }: LoadedRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText(safe.chain);
  const signedText = useSignaturesText();
  const { chain, state, deployments } = safe;
  const sentenceOf = useCallSentence({ chain, safe: state.address });
  const batchText = useBatchText({ chain, safe: state.address });
  // Rendered when opened, since few of 50 rows are.
  const [opened, setOpened] = useState(false);
  const treasury = useCatalogue(treasuryCatalogue);
  const addressText = useAddressText();
  const { checked, status, details } = loaded;
  const { detailedExecutionInfo } = details;
  const info = detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo : undefined;
  const refusal = checked.findings.find(({ severity }) => severity === 'refuse');
  if (!('hashes' in checked)) {
    return (
      <li className="safe-row">
        <p className="field-problem">{refusal ? textOf(refusal) : t('finding.fields-invalid')}</p>
      </li>
    );
  }
  const { transaction, hashes, signatures } = checked;
  const decoded = decodeCall(transaction, {
    safe: state.address,
    knownTargets: deployments.knownTargets,
  });
  const payments = batchText(decoded);
  const link = placeLink(chain.id, state.address, { kind: 'transaction', hash: hashes.hash });
  return (
    <li className="safe-row">
      <div className="safe-row-head">
        <h4>
          <Link href={link} className="safe-row-link">
            <UnbrokenAddresses text={sentenceOf(decoded, transaction)} />
          </Link>
        </h4>
        <span className="safe-row-state">
          {signedText(signatures.length, state.threshold)}
          {status && <span className="badge">{t(statusTexts[status])}</span>}
        </span>
      </div>
      {payments !== undefined && (
        <p>
          <UnbrokenAddresses text={payments} />
        </p>
      )}
      <p className="safe-row-facts">
        <DateTime at={info?.submittedAt} />
        {info?.proposer && (
          <span>{treasury('row.proposer', { name: addressText(info.proposer.value) })}</span>
        )}
        {details.note && <bdi>{visibleText(details.note, SHOWN_EXCERPT)}</bdi>}
      </p>
      {depends !== undefined && <p className="safe-conflict">{depends}</p>}
      {refusal && (
        <p className="field-problem">
          <strong>{t('finding.refused')}</strong> {textOf(refusal)}
        </p>
      )}
      <details
        className="safe-details"
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>{t('queue.details')}</summary>
        {opened && <CallView {...{ decoded, transaction, chain }} safe={state.address} />}
      </details>
    </li>
  );
});
