import { useCatalogue } from '@mooring/connect';
import type { ReactNode } from 'react';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { Queue } from '../transaction/useQueue.ts';

interface WithQueueProps {
  readonly queue: Queue;
  readonly children: ReactNode;
}

/** Loads the queue first: a proposal needs it for its nonce. */
export function WithQueue({ queue: { items, error, retry }, children }: WithQueueProps) {
  const t = useCatalogue(multisigCatalogue);
  if (items) return children;
  if (error !== undefined) {
    return <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />;
  }
  return (
    <div aria-busy="true">
      <p className="hidden" role="status">
        {t('multisig.loading')}
      </p>
      <span className="skeleton safe-skeleton" />
    </div>
  );
}
