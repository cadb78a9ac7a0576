import { useTranslate } from '../locales/useTranslate.ts';
import type { Wallet } from '../wallets/catalogue/wallet.ts';
import { appTarget } from './appTarget.ts';
import { reachOf } from './reachOf.ts';
import type { Catalogued, PhoneLine } from './useWalletShelf.ts';
import type { WalletChoice } from './useWallets.ts';
import { WalletRow } from './WalletRow.tsx';

interface CataloguedRowProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<Catalogued, 'table' | 'device'>;
  readonly phone: PhoneLine | undefined;
  /** The link that a phone's wallet opens, as soon as it is there. */
  readonly uri: string | undefined;
  readonly recent: boolean;
  readonly onChoose: (wallet: WalletChoice) => void;
  readonly onGet: (wallet: Wallet) => void;
}

/** A wallet that is not in this browser. */
export function CataloguedRow(props: CataloguedRowProps) {
  const { wallet, catalogued, phone, uri, recent, onChoose, onGet } = props;
  const t = useTranslate();
  const { table, device } = catalogued;
  const { id, name, accent } = wallet;
  const row = { id, name, accent, recent };
  const reach = reachOf(wallet, device, phone !== undefined);
  if (phone && (reach === 'scan' || reach === 'app')) {
    const href =
      reach === 'app' && uri !== undefined ? table.pairingLink(wallet, uri, device) : undefined;
    const { connector } = phone;
    const flags = { icon: undefined, installed: false, recent, ambiguous: false };
    return (
      <WalletRow
        {...row}
        href={href}
        target={appTarget(table, device, href)}
        onChoose={() => onChoose({ id, name, connector, row: wallet, ...flags })}
      />
    );
  }
  const [href] = reach === 'inside' ? table.insideLinks(wallet, location.href, device) : [];
  return (
    <WalletRow
      {...row}
      note={href === undefined ? t('connect.getNote') : undefined}
      href={href}
      target={appTarget(table, device, href)}
      onChoose={() => onGet(wallet)}
    />
  );
}
