import { useCatalogue } from '@mooring/connect';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';

/** Placeholder of a part that is loading. */
export function Loading({ row = false }: { readonly row?: boolean }) {
  const t = useCatalogue(multisigCatalogue);
  return (
    <div aria-busy="true">
      <p className="hidden" role="status">
        {t('multisig.loading')}
      </p>
      <span className={`skeleton ${row ? 'safe-skeleton-row' : 'safe-skeleton'}`} />
    </div>
  );
}
