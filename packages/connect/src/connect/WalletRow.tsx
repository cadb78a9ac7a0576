import { useTranslate } from '../locales/useTranslate.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import type { WalletChoice } from './useWallets.ts';

interface WalletRowProps {
  readonly wallet: WalletChoice;
  readonly onChoose: (wallet: WalletChoice) => void;
}

/** One wallet; one that shares its name with another shows its id too. */
export function WalletRow({ wallet, onChoose }: WalletRowProps) {
  const t = useTranslate();
  const { id, name, icon, ambiguous, recent } = wallet;
  const notes = (ambiguous || recent) && (
    <>
      {ambiguous && <bdi>{id}</bdi>}{' '}
      {recent && <span className="mooring-badge">{t('connect.recent')}</span>}
    </>
  );
  return (
    <ChoiceRow
      icon={<WalletIcon name={name} icon={icon} />}
      title={name}
      notes={notes}
      onChoose={() => onChoose(wallet)}
    />
  );
}
