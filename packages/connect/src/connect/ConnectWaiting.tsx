import { useEffect, useState } from 'react';
import { useTranslate } from '../locales/useTranslate.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import type { WalletChoice } from './useWallets.ts';

/** After this many milliseconds a person may wonder where the wallet's window is. */
const LONG_MS = 6_000;

interface ConnectWaitingProps {
  readonly wallet: WalletChoice;
  readonly onCancel: () => void;
}

/** The wallet has the floor. */
export function ConnectWaiting({ wallet, onCancel }: ConnectWaitingProps) {
  const t = useTranslate();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
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
