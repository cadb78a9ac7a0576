import { useTranslate } from '../texts/useTranslate.ts';
import { Spinner, useElapsed } from '../ui/Spinner.tsx';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import type { Failure } from './connectState.ts';
import type { WalletChoice } from './useWallets.ts';

interface ConnectWaitingProps {
  readonly wallet: WalletChoice;
  readonly onCancel: () => void;
}

/** Screen shown while the wallet waits for the user's approval. */
export function ConnectWaiting({ wallet, onCancel }: ConnectWaitingProps) {
  const t = useTranslate();
  const isLong = useElapsed(true);
  return (
    <div className="mooring-scene">
      <div className="mooring-scene-mark">
        <WalletIcon {...wallet} size="large" />
        <Spinner />
      </div>
      <h3 className="mooring-scene-title">{t('connect.waiting', { wallet: wallet.name })}</h3>
      <p className="mooring-scene-text">
        {isLong ? t('connect.waitingLong') : t('connect.waitingHelp')}
      </p>
      <button type="button" className="mooring-button" onClick={onCancel}>
        {t('dialog.cancel')}
      </button>
    </div>
  );
}

/** Texts of failures that are the same for every wallet. */
const reasonTexts: Partial<
  Record<Failure['reason'], `connect.failed${'Busy' | 'Empty' | 'Gone' | 'Timeout'}`>
> = {
  busy: 'connect.failedBusy',
  empty: 'connect.failedEmpty',
  gone: 'connect.failedGone',
  timeout: 'connect.failedTimeout',
};

interface ConnectFailedProps {
  readonly wallet: WalletChoice;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Screen of a failed attempt: the reason in one sentence, and a button to retry. */
export function ConnectFailed({ wallet, failure, onRetry }: ConnectFailedProps) {
  const t = useTranslate();
  const { name } = wallet;
  return (
    <div className="mooring-scene">
      <div className="mooring-scene-mark mooring-scene-mark-failed">
        <WalletIcon {...wallet} size="large" />
      </div>
      <div role="alert">
        <h3 className="mooring-scene-title">{t('connect.failed', { wallet: name })}</h3>
        <p className="mooring-scene-text">{failureText()}</p>
      </div>
      <button type="button" className="mooring-button mooring-button-primary" onClick={onRetry}>
        {t('dialog.retry')}
      </button>
    </div>
  );

  function failureText(): string {
    const { reason, detail, problem } = failure;
    const text = reasonTexts[reason];
    if (text) return t(text, { wallet: name });
    if (problem) return t(`pairing.${problem}`);
    return detail ? t('connect.failedDetail', { detail }) : t('connect.failedUnknown');
  }
}
