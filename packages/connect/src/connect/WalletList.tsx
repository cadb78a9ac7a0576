import { useId } from 'react';
import { useTranslate } from '../locales/useTranslate.ts';
import { useWallets, type WalletChoice } from './useWallets.ts';
import { WalletRow } from './WalletRow.tsx';

interface WalletListProps {
  readonly onChoose: (wallet: WalletChoice) => void;
  readonly onAbout: () => void;
}

/** The wallets to choose from, those in this browser first. */
export function WalletList({ onChoose, onAbout }: WalletListProps) {
  const t = useTranslate();
  const wallets = useWallets();
  const installed = wallets.filter((wallet) => wallet.installed);
  const others = wallets.filter((wallet) => !wallet.installed);
  return (
    <>
      {wallets.length === 0 && (
        <div className="mooring-empty">
          <p className="mooring-strong">{t('connect.none')}</p>
          <p>{t('connect.noneHelp')}</p>
        </div>
      )}
      <WalletGroup title={t('connect.installed')} wallets={installed} onChoose={onChoose} />
      <WalletGroup title={t('connect.more')} wallets={others} onChoose={onChoose} />
      <button type="button" className="mooring-text-button" onClick={onAbout}>
        {t('connect.about')}
      </button>
    </>
  );
}

interface WalletGroupProps {
  readonly title: string;
  readonly wallets: readonly WalletChoice[];
  readonly onChoose: (wallet: WalletChoice) => void;
}

function WalletGroup({ title, wallets, onChoose }: WalletGroupProps) {
  const titleId = useId();
  if (wallets.length === 0) return null;
  return (
    <div>
      <h3 id={titleId} className="mooring-group-title">
        {title}
      </h3>
      <ul className="mooring-list" aria-labelledby={titleId}>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <WalletRow wallet={wallet} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}
