import type { Wallet } from '../../../core/catalogue/wallet.ts';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { moveByArrows } from '../moveByArrows.ts';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { WalletRow } from '../WalletRow.tsx';
import { screensCatalogue } from './screensCatalogue.ts';

/** Rows of the list: those looked for most, of which one is enough. */
const MOST = 8;

interface GetWalletsProps {
  readonly catalogued: CatalogWallets;
  readonly onGet: (wallet: Wallet) => void;
}

/** Wallets to get, for those who have none: what is there for this device comes first. */
export function GetWallets({ catalogued, onGet }: GetWalletsProps) {
  const t = useCatalogue(screensCatalogue);
  const { table, device, all } = catalogued;
  const rows = all.length > 0 ? all : table.catalogue;
  const isHere = (wallet: Wallet) => Number(table.storeLink(wallet, device) !== undefined);
  const listed = [...rows].sort((a, b) => isHere(b) - isHere(a)).slice(0, MOST);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way to its rows
    <div onKeyDown={moveByArrows}>
      <p className="mooring-quiet">{t('get.choose')}</p>
      <ul className="mooring-list">
        {listed.map((wallet) => (
          <li key={wallet.id}>
            <WalletRow
              id={wallet.id}
              name={wallet.name}
              accent={wallet.accent}
              onChoose={() => onGet(wallet)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
