import { useTranslate } from '../texts/useTranslate.ts';
import { Spinner, useElapsed } from '../ui/Spinner.tsx';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import type { Failure } from './connectState.ts';
import type { WalletChoice } from './useWallets.ts';

interface ConnectWaitingProps {
  readonly wallet: WalletChoice;
  readonly onCancel: () => void;
}

/** The wallet has the floor. */
export function ConnectWaiting({ wallet, onCancel }: ConnectWaitingProps) {
  const t = useTranslate();
  const long = useElapsed(true);
  return (
    <div className="mooring-scene">
      <div className="mooring-scene-mark">
        <WalletIcon {...wallet} size="large" />
        <Spinner />
      </div>
      <h3 className="mooring-scene-title">{t('connect.waiting', { wallet: wallet.name })}</h3>
      <p className="mooring-scene-text">
        {long ? t('connect.waitingLong') : t('connect.waitingHelp')}
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

/** The failure, in a sentence, and a way to try again. */
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
        <p className="mooring-scene-text">{sentence()}</p>
      </div>
      <button type="button" className="mooring-button mooring-button-primary" onClick={onRetry}>
        {t('dialog.retry')}
      </button>
    </div>
  );

  function sentence(): string {
    const { reason, detail, problem } = failure;
    const text = reasonTexts[reason];
    if (text) return t(text, { wallet: name });
    if (problem) return t(`pairing.${problem}`);
    return detail ? t('connect.failedDetail', { detail }) : t('connect.failedUnknown');
  }
}
