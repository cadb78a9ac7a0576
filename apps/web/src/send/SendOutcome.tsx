import { useCatalogue } from '@mooring/connect';
import type { Ref } from 'react';
import type { Address } from 'viem';
import { webCatalogue } from '../locales/catalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import { SaveRecipients } from './SaveRecipients.tsx';
import { SentWords } from './SentWords.tsx';
import type { SendFailure, SendState } from './sendState.ts';

interface SendOutcomeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly account: Address;
  readonly state: SendState;
  readonly onRetry: () => void;
}

/** Outcome of the last payment: sent, or the reason of the failure. */
export function SendOutcome({ ref, account, state, onRetry }: SendOutcomeProps) {
  const t = useCatalogue(webCatalogue);
  if (state.step === 'sent') {
    return (
      <div ref={ref} className="send-outcome" tabIndex={-1}>
        <Notice kind="good">
          <SentWords account={account} sent={state} />
          <SaveRecipients recipients={state.recipients} />
        </Notice>
      </div>
    );
  }
  if (state.step !== 'failed') return null;
  return (
    <div ref={ref} className="send-outcome" tabIndex={-1}>
      <Notice kind="bad" urgent>
        <FailureWords failure={state.failure} />
        <div className="notice-actions">
          <button type="button" className="button button-small" onClick={onRetry}>
            {t('error.retry')}
          </button>
        </div>
      </Notice>
    </div>
  );
}

function FailureWords({ failure }: { readonly failure: SendFailure }) {
  const t = useCatalogue(webCatalogue);
  // It may have been sent.
  if (failure.kind === 'no-answer') return <p>{t('send.noAnswer')}</p>;
  if (failure.kind === 'unclear-answer') return <p>{t('send.cannotTell')}</p>;
  return (
    <>
      <p>
        <strong>{t('send.failed')}</strong> {t('send.failedHelp')}
      </p>
      {failure.kind === 'batch-refused' && <p>{t('send.batchRefused')}</p>}
      {failure.kind === 'other-network' && <p>{t('send.otherNetwork')}</p>}
      {failure.kind === 'wallet' && failure.detail !== undefined && (
        <p>{t('send.failedDetail', { detail: failure.detail })}</p>
      )}
    </>
  );
}
