import type { ConnectionMethod } from '../core/catalogue/connectionMethod.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { pairingOf } from '../wallets/pairing.ts';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import { chooseListed, type WalletActions, type WalletRoute } from './walletRoute.ts';

interface WalletRowProps {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** Row of the wallet list or of the host's groups. */
  readonly row?: Wallet | undefined;
  /** Used on this device before. */
  readonly recent?: boolean;
  /** True if another wallet has the same name; the id is shown too. */
  readonly ambiguous?: boolean;
  /** Effect of choosing it, unless that is to connect immediately. */
  readonly note?: string | undefined;
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  /** Called before the browser follows the link. */
  readonly onFollow?: () => void;
  readonly onChoose: () => void;
}

/** Row of a wallet; a link if choosing the wallet opens its app. */
export function WalletRow(props: WalletRowProps) {
  const t = useTranslate();
  const { id, name, icon, row, recent, ambiguous, note, ...action } = props;
  const notes = (ambiguous || recent || note) && (
    <>
      {ambiguous && <bdi>{id}</bdi>}
      {note} {recent && <span className="mooring-badge">{t('connect.recent')}</span>}
    </>
  );
  return (
    <ChoiceRow
      {...action}
      icon={<WalletIcon name={name} icon={icon} row={row} />}
      title={name}
      notes={notes}
      choice={id}
    />
  );
}

interface CatalogWalletRowProps {
  readonly wallet: Wallet;
  readonly route: WalletRoute;
  readonly target: '_blank' | undefined;
  readonly recent: boolean;
  readonly actions: WalletActions;
}

/** Row of a wallet of the wallet list that is not installed in this browser. */
export function CatalogWalletRow(props: CatalogWalletRowProps) {
  const { wallet, route, target, recent, actions } = props;
  const t = useTranslate();
  const { id, name } = wallet;
  const { method, href, choice } = route;
  const notes: Partial<Record<ConnectionMethod, string>> = {
    inside: t('connect.insideNote', { wallet: name }),
    address: t('inside.copy'),
    get: t('connect.getNote'),
  };
  return (
    <WalletRow
      {...{ id, name, row: wallet, recent, href, target }}
      note={notes[method]}
      onFollow={() => pairingOf(choice?.connector)?.choose({ id, name })}
      onChoose={() => chooseListed(wallet, route, actions)}
    />
  );
}

interface PhoneRowProps {
  readonly recent: boolean;
  /** True on a phone that can open wallets. */
  readonly onPhone: boolean;
  /** True if the phone's system asks which app opens a link. */
  readonly asks: boolean;
  /** That link; undefined until it is made. */
  readonly href: string | undefined;
  /** Called before the browser follows `href`. */
  readonly onFollow: () => void;
  readonly onChoose: () => void;
}

/** Row for any phone wallet: by QR code, copied link, or the phone's app chooser. */
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
