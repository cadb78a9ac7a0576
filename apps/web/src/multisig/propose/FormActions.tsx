import { useCatalogue } from '@mooring/connect';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { Addition } from './draft.ts';

/** What every form of a proposal gets. */
export interface ProposalForm {
  readonly safe: KnownSafe;
  /** No more calls fit in. */
  readonly isFull: boolean;
  readonly onAdd: (addition: Addition) => void;
  readonly onReview: (addition: Addition) => void;
}

interface FormActionsProps {
  readonly isFull: boolean;
  /** Keeps what was typed as one of several. */
  readonly onAdd: () => void;
}

/** On to the review, or first another call beside this one. */
export function FormActions({ isFull, onAdd }: FormActionsProps) {
  const t = useCatalogue(multisigCatalogue);
  return (
    <div className="safe-actions">
      <button type="submit" className="button button-primary" aria-disabled={isFull}>
        {t('propose.review')}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={isFull}
        onClick={() => {
          if (!isFull) onAdd();
        }}
      >
        {t('propose.another')}
      </button>
      {isFull && <p className="quiet">{t('propose.full')}</p>}
    </div>
  );
}
