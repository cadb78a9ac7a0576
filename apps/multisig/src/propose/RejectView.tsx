import { useCatalogue } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import { Notice } from '@mooring/page/ui';
import { createRejection } from '@mooring/safe/transactions';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { useQueue } from '../transaction/useQueue.ts';
import { ProposalReview, QueueLoader } from './ProposalReview.tsx';

export interface RejectViewProps {
  readonly safe: KnownSafe;
  readonly nonce: bigint;
}

/** Proposes an empty transaction with the nonce of another one, which can then no longer be executed. */
export function RejectView({ safe, nonce }: RejectViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const queue = useQueue(safe, { whole: true });
  const { chain, state } = safe;
  const { address } = state;
  const transaction = useMemo(() => createRejection(address, nonce), [address, nonce]);
  return (
    <section className="card safe-transaction" aria-labelledby="safe-view">
      <p>
        <Link href={placeLink(chain.id, address)} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <h2 id="safe-view" tabIndex={-1}>
        {t('reject.title')}
      </h2>
      <p>{t('reject.help')}</p>
      {nonce < state.nonce ? (
        <Notice kind="warning">
          <p>{t('finding.nonce-used')}</p>
        </Notice>
      ) : (
        <QueueLoader queue={queue}>
          <ProposalReview safe={safe} transaction={transaction} queue={queue} />
        </QueueLoader>
      )}
    </section>
  );
}
