import { useTranslate } from '../locales/useTranslate.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { PhoneIcon } from '../ui/icons.tsx';

interface PhoneRowProps {
  readonly recent: boolean;
  /** The phone's system asks which app a link is for. */
  readonly asks: boolean;
  /** That link, as soon as it is there. */
  readonly href: string | undefined;
  readonly onChoose: () => void;
}

/** Any wallet on a phone: by a code, or by the phone's own question. */
export function PhoneRow({ recent, asks, href, onChoose }: PhoneRowProps) {
  const t = useTranslate();
  return (
    <ChoiceRow
      icon={
        <span className="mooring-wallet-icon mooring-wallet-icon-medium mooring-monogram">
          <PhoneIcon />
        </span>
      }
      title={asks ? t('connect.otherWallets') : t('connect.phoneWallet')}
      notes={
        <>
          {asks ? t('connect.otherWalletsHelp') : t('connect.phoneWalletHelp')}{' '}
          {recent && <span className="mooring-badge">{t('connect.recent')}</span>}
        </>
      }
      choice="pairing"
      href={href}
      onChoose={onChoose}
    />
  );
}
