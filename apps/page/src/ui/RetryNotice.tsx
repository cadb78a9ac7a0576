import { useCatalogue } from '@mooring/connect';
import type { ReactNode } from 'react';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { handOverFocus } from './handOverFocus.ts';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  /** False where what was loaded before is still shown. Default: true. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** Warning that something could not be loaded, with a button that loads it again. */
export function RetryNotice({ onRetry, urgent = true, children }: RetryNoticeProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <Notice kind="warning" urgent={urgent}>
      <p>{children}</p>
      <div className="notice-actions">
        <button ref={handOverFocus} type="button" className="button button-small" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </div>
    </Notice>
  );
}
