import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice, type PartFailedProps } from '@mooring/page/ui';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { Loading } from './Loading.tsx';

/** Fallbacks of a lazy part: a skeleton while it loads, and a retry button if it fails. */
export const partFallback = { loading: () => <Loading row />, failed: PartFailed };

function PartFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  return (
    <Notice kind="warning" urgent>
      <p>{t('multisig.unavailable')}</p>
      <div className="notice-actions">
        <button type="button" className="button button-small" onClick={retry}>
          {web('error.retry')}
        </button>
      </div>
    </Notice>
  );
}
