import { explorerLink, useCatalogue, visibleText } from '@mooring/connect';
import { useConfirmations } from '@mooring/page/payment';
import { placeLink } from '@mooring/page/place';
import { useSite } from '@mooring/page/site';
import { DateTime, Notice, SHOWN_NOTE } from '@mooring/page/ui';
import type { Hash } from 'viem';
import { Link } from 'wouter';
import { callNotes } from '../call/callNotes.ts';
import { LazySettingChanges } from '../changes/LazySettingChanges.ts';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { Loading } from '../parts/Loading.tsx';
import type { LoadedTransaction } from '../read/loadTransaction.ts';
import { LazyRemainingPasskeyNotice } from '../remaining-passkey/LazyRemainingPasskeyNotice.ts';
import { currentFindings } from '../review/currentFindings.ts';
import { TransactionReview } from '../review/TransactionReview.tsx';
import { Confirmations, ShareLink } from '../safe/Owners.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { LazyContradictionNotice } from '../simulate/LazyContradictionNotice.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { useCompletedAction } from './completedAction.ts';
import { ProposedNotice } from './ProposedNotice.tsx';
import { TransactionActions } from './TransactionActions.tsx';
import { type Queue, useQueue } from './useQueue.ts';
import { statusTexts, useTransaction } from './useTransaction.ts';
import { useTransactionActions } from './useTransactionActions.ts';

const LONGEST_APP = 60;

interface TransactionViewProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
}

/** View of a transaction: effect, signatures, findings, actions. */
export function TransactionView({ safe, hash }: TransactionViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const queue = useQueue(safe);
  const isLooking = !queue.items && queue.error === undefined;
  const { loaded, error, retry } = useTransaction(safe, hash, queue);
  const back = placeLink(safe.chain.id, safe.state.address);
  return (
    <section
      className="card safe-transaction"
      aria-labelledby="safe-view"
      aria-busy={isLooking || safe.awaitsGateway || (!loaded && error === undefined)}
    >
      <p>
        <Link href={back} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <div className="card-head">
        <h2 id="safe-view" tabIndex={-1}>
          {t('transaction.title')}
        </h2>
        {loaded?.status && <span className="badge">{t(statusTexts[loaded.status])}</span>}
      </div>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {!loaded && error === undefined && <Loading />}
      {loaded && (
        <LoadedView
          key={hash}
          safe={safe}
          hash={hash}
          loaded={loaded}
          queue={queue}
          isLooking={isLooking}
        />
      )}
    </section>
  );
}

interface LoadedProps extends TransactionViewProps {
  readonly loaded: LoadedTransaction;
  readonly queue: Pick<Queue, 'waiting' | 'transactions'>;
  /** True while the rest of the queue is loading. */
  readonly isLooking: boolean;
}

function LoadedView({ safe, hash, loaded, queue, isLooking }: LoadedProps) {
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { details, txHash, checked, status, unproven } = loaded;
  const completedAction = useCompletedAction();
  const { storage } = useSite().mooring;
  const isWaiting = status === 'AWAITING_CONFIRMATIONS' || status === 'AWAITING_EXECUTION';
  // Findings on the account count too: with another owner nothing here is reliable.
  const ofSafe = safe.findings.filter(({ severity }) => severity === 'refuse');
  const reading = useConfirmations([...(isWaiting ? ofSafe : []), ...currentFindings(loaded)], {
    of: hash,
    isPayment: isWaiting,
  });
  const { recheck } = reading;
  const actions = useTransactionActions({ safe, hash, queue: queue.waiting, recheck });
  const info = details.detailedExecutionInfo;
  const submittedAt = info?.type === 'MULTISIG' ? info.submittedAt : undefined;
  const explorer =
    txHash && (status === 'SUCCESS' || status === 'FAILED')
      ? explorerLink(safe.chain, 'tx', txHash)
      : undefined;
  if (!('hashes' in checked)) {
    return (
      <Notice kind="bad" urgent>
        <p>{t('finding.fields-invalid')}</p>
      </Notice>
    );
  }
  const hasArrived = completedAction === 'proposed' && isWaiting;
  const mismatch = checked.findings.some(({ code }) => code === 'hash-mismatch');
  return (
    <>
      {hasArrived && actions.state.step === 'idle' && (
        <ProposedNotice safe={safe} hash={hash} signatures={checked.signatures} />
      )}
      <ActionNotice state={actions.state} chain={safe.chain} />
      {details.safeAppInfo && (
        <p className="quiet">
          {t('transaction.from', { app: visibleText(details.safeAppInfo.name, LONGEST_APP) })}
        </p>
      )}
      {typeof submittedAt === 'number' && (
        <p className="quiet">
          {t('transaction.proposed')} <DateTime at={submittedAt} />
        </p>
      )}
      {details.note && (
        <p className="safe-note">
          <span className="quiet">{treasury('note.shown')}</span>{' '}
          <bdi>{visibleText(details.note, SHOWN_NOTE)}</bdi>
        </p>
      )}
      {unproven && (
        <Notice kind="warning">
          <p>{t('transaction.unproven')}</p>
        </Notice>
      )}
      {status === undefined && (
        <Notice kind="info">
          <p>{treasury('nonce.unheard')}</p>
        </Notice>
      )}
      <TransactionReview
        safe={safe}
        transaction={checked.transaction}
        hashes={checked.hashes}
        gateway={mismatch ? 'other' : 'same'}
        reading={reading}
        onlyShown={!isWaiting}
        executed={status === 'SUCCESS'}
        notes={callNotes(storage, safe.state, hash)}
        waiting={queue.transactions}
      />
      {status === 'SUCCESS' && txHash && checked.transaction.data !== '0x' && (
        <LazySettingChanges
          safe={safe}
          txHash={txHash}
          safeTxHash={hash}
          isClaimed={details.txInfo.type === 'SettingsChange'}
        />
      )}
      {loaded.execution && txHash && (
        <LazyContradictionNotice safe={safe} hash={hash} txHash={txHash} />
      )}
      {status === 'SUCCESS' && (
        <LazyRemainingPasskeyNotice safe={safe} executed={checked.transaction} />
      )}
      <Confirmations safe={safe} signatures={checked.signatures} />
      {isWaiting ? (
        <TransactionActions
          safe={safe}
          loaded={loaded}
          reading={reading}
          actions={actions}
          isLooking={isLooking}
        />
      ) : (
        explorer && (
          <p>
            <a className="text-link" href={explorer} target="_blank" rel="noreferrer">
              {t('transaction.explorer')}
            </a>
          </p>
        )
      )}
      {!hasArrived && (
        <ShareLink
          safe={safe}
          view={{ kind: 'transaction', hash }}
          help={t('transaction.shareHelp')}
        />
      )}
    </>
  );
}
