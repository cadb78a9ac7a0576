import { useCatalogue } from '@mooring/connect';
import { lazyPart } from '@mooring/page/ui';
import { useState } from 'react';
import { partFallback } from '../parts/partFallback.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import type { LedgerToolsProps } from './LedgerTools.tsx';

const LazyLedgerTools = lazyPart<LedgerToolsProps>(() => import('./part.ts'), partFallback);

interface LedgerToggleProps {
  readonly safe: KnownSafe;
  readonly kind: 'queue' | 'history';
  /** Called with the ids of the entries that are chosen; undefined for all. */
  readonly onChoose: (ids: ReadonlySet<string> | undefined) => void;
}

/** Button that opens filters and export of a list. */
export function LedgerToggle({ safe, kind, onChoose }: LedgerToggleProps) {
  const t = useCatalogue(treasuryCatalogue);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          onClick={() => {
            if (isOpen) onChoose(undefined);
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? 'ledger.close' : 'ledger.open')}
        </button>
      </p>
      {isOpen && <LazyLedgerTools safe={safe} kind={kind} onChoose={onChoose} />}
    </>
  );
}
