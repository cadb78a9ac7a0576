import { useCatalogue } from '@mooring/connect';
import { type PartFailedProps, RetryNotice } from '@mooring/page/ui';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { Loading } from './Loading.tsx';

/** Fallbacks of a lazy part: a skeleton while it loads, and a retry button if it fails. */
export const partFallback = { loading: () => <Loading row />, failed: PartFailed };

function PartFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(multisigCatalogue);
  return <RetryNotice onRetry={retry}>{t('multisig.unavailable')}</RetryNotice>;
}
