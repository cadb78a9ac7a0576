import { useTranslate } from '../../i18n/useTranslate.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { PhoneIcon } from '../../ui/icons.tsx';

interface PhoneRowProps {
  readonly recent: boolean;
  /** The page is shown on a phone, where wallets can be opened. */
  readonly onPhone: boolean;
  /** That phone's system asks which app a link is for. */
  readonly asks: boolean;
  /** That link, as soon as it is there. */
  readonly href: string | undefined;
  readonly onChoose: () => void;
}

/** Any wallet on a phone: by a code, a copied link, or the phone's own question. */
export function PhoneRow({ recent, onPhone, asks, href, onChoose }: PhoneRowProps) {
  const t = useTranslate();
  const help = asks ? 'otherWalletsHelp' : onPhone ? 'otherWalletsCode' : 'phoneWalletHelp';
  return (
    <ChoiceRow
      icon={
        <span className="mooring-wallet-icon mooring-wallet-icon-medium mooring-monogram">
          <PhoneIcon />
        </span>
      }
      title={onPhone ? t('connect.otherWallets') : t('connect.phoneWallet')}
      notes={
        <>
          {t(`connect.${help}`)}{' '}
          {recent && <span className="mooring-badge">{t('connect.recent')}</span>}
        </>
      }
      choice="pairing"
      href={href}
      onChoose={onChoose}
    />
  );
}
