import type { Wallet } from '../core/catalogue/wallet.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import type { CatalogWallets, PairingOption } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';

interface WalletRowProps {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** Its row, of the catalogue or the host's own. */
  readonly row?: Wallet | undefined;
  /** Used on this device before. */
  readonly recent?: boolean;
  /** Another wallet has the same name: its id is shown too. */
  readonly ambiguous?: boolean;
  /** Effect of choosing it, when that is not to connect at once. */
  readonly note?: string | undefined;
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  /** Called before the browser follows the link. */
  readonly onFollow?: () => void;
  readonly onChoose: () => void;
}

/** One wallet to choose; a link where choosing it opens its app. */
export function WalletRow(props: WalletRowProps) {
  const t = useTranslate();
  const { id, name, icon, row, recent, ambiguous, note, href, target, onFollow, onChoose } = props;
  const notes = (ambiguous || recent || note) && (
    <>
      {ambiguous && <bdi>{id}</bdi>}
      {note} {recent && <span className="mooring-badge">{t('connect.recent')}</span>}
    </>
  );
  return (
    <ChoiceRow
      icon={<WalletIcon name={name} icon={icon} row={row} />}
      title={name}
      notes={notes}
      choice={id}
      href={href}
      target={target}
      onFollow={onFollow}
      onChoose={onChoose}
    />
  );
}

interface CatalogWalletRowProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  readonly phone: PairingOption | undefined;
  /** The link that a phone's wallet opens, as soon as it is there. */
  readonly uri: string | undefined;
  readonly recent: boolean;
  readonly onChoose: (wallet: WalletChoice) => void;
  readonly onGet: (wallet: Wallet) => void;
  /** The wallet's own browser is opened, or is to be given this page's address. */
  readonly onInside: (wallet: Wallet) => void;
}

/** A wallet that is not in this browser. */
export function CatalogWalletRow(props: CatalogWalletRowProps) {
  const { wallet, catalogued, phone, uri, recent, onChoose, onGet, onInside } = props;
  const t = useTranslate();
  const { table, device } = catalogued;
  const { id, name } = wallet;
  const reach = table.reachOf(wallet, device, phone !== undefined);
  const href = table.reachLink(reach, wallet, { device, uri, page: location.href });
  const target = table.appTarget(device, href);
  const row = { id, name, row: wallet, recent, href, target };
  if (phone && (reach === 'scan' || reach === 'app')) {
    const { connector, pairing } = phone;
    const flags = { icon: undefined, installed: false, recent, ambiguous: false };
    return (
      <WalletRow
        {...row}
        onFollow={() => pairing.choose({ id, name })}
        onChoose={() => onChoose({ id, name, connector, row: wallet, ...flags })}
      />
    );
  }
  if (reach === 'inside' || reach === 'address') {
    const note = reach === 'inside' ? t('connect.insideNote', { wallet: name }) : t('inside.copy');
    return <WalletRow {...row} note={note} onChoose={() => onInside(wallet)} />;
  }
  return <WalletRow {...row} note={t('connect.getNote')} onChoose={() => onGet(wallet)} />;
}

interface PhoneRowProps {
  readonly recent: boolean;
  /** The page is shown on a phone, where wallets can be opened. */
  readonly onPhone: boolean;
  /** That phone's system asks which app a link is for. */
  readonly asks: boolean;
  /** That link, as soon as it is there. */
  readonly href: string | undefined;
  /** Called before the browser follows it. */
  readonly onFollow: () => void;
  readonly onChoose: () => void;
}

/** Any wallet on a phone: by a code, a copied link, or the phone's own question. */
export function PhoneRow({ recent, onPhone, asks, href, onFollow, onChoose }: PhoneRowProps) {
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
      onFollow={onFollow}
      onChoose={onChoose}
    />
  );
}
