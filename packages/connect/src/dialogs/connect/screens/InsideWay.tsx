import type { Wallet } from '../../../core/catalogue/wallet.ts';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { appTarget } from '../../../wallets/reach.ts';
import { CopyPageAddress } from '../CopyPageAddress.tsx';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { screensCatalogue } from './screensCatalogue.ts';

interface InsideWayProps {
  readonly wallet: Wallet | undefined;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  readonly onInside: (wallet: Wallet) => void;
}

/** The way to a wallet that needs no relay: this page in its own browser, or this page's address. */
export function InsideWay({ wallet, catalogued, onInside }: InsideWayProps) {
  const t = useCatalogue(screensCatalogue);
  const { table, device } = catalogued;
  const [href] = wallet ? table.insideLinks(wallet, location.href, device) : [];
  if (!wallet || href === undefined) return <CopyPageAddress />;
  return (
    <a
      className="mooring-button mooring-button-wide"
      href={href}
      target={appTarget(table, device, href)}
      rel="noopener noreferrer"
      // The browser follows the link first: by then this screen may be gone.
      onClick={() => setTimeout(() => onInside(wallet))}
    >
      <ExternalIcon />
      {t('inside.open', { wallet: wallet.name })}
    </a>
  );
}
