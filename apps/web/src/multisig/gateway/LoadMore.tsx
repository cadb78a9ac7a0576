import { useCatalogue } from '@mooring/connect';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

interface LoadMoreProps {
  /** Loads more; undefined at the end. */
  readonly more: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Button that loads the next page of a list. */
export function LoadMore({ more, isBusy }: LoadMoreProps) {
  const t = useCatalogue(multisigCatalogue);
  if (!more) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) more();
      }}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {t('multisig.more')}
    </button>
  );
}
