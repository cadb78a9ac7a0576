import { useTranslate } from '../../i18n/useTranslate.ts';
import { moveByArrows } from './moveByArrows.ts';

interface WalletHelpProps {
  readonly onLookForWallets: () => void;
  readonly onAbout: () => void;
}

/** The links for those who have no wallet, below the list of wallets. */
export function WalletHelp({ onLookForWallets, onAbout }: WalletHelpProps) {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way to the rows
    <div className="mooring-footer" onKeyDown={moveByArrows}>
      <button type="button" className="mooring-text-button" onClick={onLookForWallets}>
        {t('connect.get')}
      </button>
      <button type="button" className="mooring-text-button" onClick={onAbout}>
        {t('connect.about')}
      </button>
    </div>
  );
}
