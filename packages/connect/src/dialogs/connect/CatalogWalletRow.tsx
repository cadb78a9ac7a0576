import type { Wallet } from '../../core/catalogue/wallet.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { appTarget, reachLink, reachOf } from '../../wallets/reach.ts';
import type { CatalogWallets, PairingOption } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';
import { WalletRow } from './WalletRow.tsx';

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
  const { id, name, accent } = wallet;
  const reach = reachOf(wallet, device, phone !== undefined);
  const href = reachLink(reach, wallet, { table, device, uri, page: location.href });
  const row = { id, name, accent, recent, href, target: appTarget(table, device, href) };
  if (phone && (reach === 'scan' || reach === 'app')) {
    const { connector } = phone;
    const flags = { icon: undefined, installed: false, recent, ambiguous: false };
    return (
      <WalletRow
        {...row}
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
