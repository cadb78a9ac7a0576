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
  readonly route: WalletRoute;
  readonly target: '_blank' | undefined;
  readonly recent: boolean;
  readonly actions: WalletActions;
}

/** A wallet that is not in this browser. */
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
