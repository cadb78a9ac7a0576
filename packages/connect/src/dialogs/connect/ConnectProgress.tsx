import { useTranslate } from '../../i18n/useTranslate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLong } from '../../ui/useLong.ts';
import type { PairingProblem } from '../../wallets/pairingStep.ts';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
import type { ConnectState } from './connectState.ts';
import type { WalletChoice } from './useWallets.ts';

interface ConnectWaitingProps {
  readonly wallet: WalletChoice;
  readonly onCancel: () => void;
}

/** The wallet has the floor. */
export function ConnectWaiting({ wallet, onCancel }: ConnectWaitingProps) {
  const t = useTranslate();
  const long = useLong(true);
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

interface ConnectFailedProps {
  readonly wallet: WalletChoice;
  readonly reason: Extract<ConnectState, { view: 'failed' }>['reason'];
  readonly detail: string | undefined;
  /** Pairing problem, for a phone. */
  readonly problem: PairingProblem | undefined;
  readonly onRetry: () => void;
}

/** The failure, in a sentence, and a way to try again. */
export function ConnectFailed({ wallet, reason, detail, problem, onRetry }: ConnectFailedProps) {
  const t = useTranslate();
  const { name } = wallet;
  const sentences = {
    busy: () => t('connect.failedBusy', { wallet: name }),
    gone: () => t('connect.failedGone', { wallet: name }),
    timeout: () => t('connect.failedTimeout', { wallet: name }),
    failed: () =>
      problem
        ? t(`pairing.${problem}`)
        : detail
          ? t('connect.failedDetail', { detail })
          : t('connect.failedUnknown'),
  };
  return (
    <div className="mooring-scene">
      <div className="mooring-scene-mark mooring-scene-mark-failed">
        <WalletIcon {...wallet} size="large" />
      </div>
      <div role="alert">
        <h3 className="mooring-scene-title">{t('connect.failed', { wallet: name })}</h3>
        <p className="mooring-scene-text">{sentences[reason]()}</p>
      </div>
      <button type="button" className="mooring-button mooring-button-primary" onClick={onRetry}>
        {t('dialog.retry')}
      </button>
    </div>
  );
}
