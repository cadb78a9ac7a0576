import { useCatalogue } from '@mooring/connect';
import { createRejection } from '@mooring/safe/transactions';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../multisigCatalogue.ts';
import { placeLink } from '../place/placeLink.ts';
import { useQueue } from '../queue/useQueue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ProposalReview } from './ProposalReview.tsx';

interface RejectViewProps {
  readonly safe: KnownSafe;
  readonly nonce: bigint;
}

/** Proposes nothing under a nonce that is taken: once that is executed, the other cannot be. */
export function RejectView({ safe, nonce }: RejectViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const { waiting } = useQueue(safe);
  const { address } = safe.state;
  const transaction = useMemo(() => createRejection(address, nonce), [address, nonce]);
  return (
    <section className="card safe-transaction" aria-labelledby="safe-view">
      <p>
        <Link href={placeLink(safe.chain.id, address)} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <h2 id="safe-view" tabIndex={-1}>
        {t('reject.title')}
      </h2>
      <p>{t('reject.help')}</p>
      {nonce < safe.state.nonce ? (
        <Notice kind="warning">
          <p>{t('finding.nonce-used')}</p>
        </Notice>
      ) : (
        <ProposalReview safe={safe} transaction={transaction} queue={waiting} />
      )}
    </section>
  );
}
