import { useTranslate } from '../../i18n/useTranslate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLong } from '../../ui/useLong.ts';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
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
        <WalletIcon name={wallet.name} icon={wallet.icon} size="large" />
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
