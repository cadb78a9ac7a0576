import { useCatalogue } from '@mooring/connect';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { Addition } from './draft.ts';

/** Props of all proposal forms. */
export interface ProposalForm {
  readonly safe: KnownSafe;
  /** True when the draft has the most calls. */
  readonly isFull: boolean;
  readonly onAdd: (addition: Addition) => void;
  readonly onReview: (addition: Addition) => void;
}

interface FormActionsProps {
  readonly isFull: boolean;
  /** Adds the form's calls to the draft. */
  readonly onAdd: () => void;
}

/** Buttons to review, or to add another call first. */
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
