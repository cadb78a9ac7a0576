import type { Wallet } from '../../../core/catalogue/wallet.ts';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { screensCatalogue } from './screensCatalogue.ts';
import { storeName } from './storeName.ts';

interface StoreLinkProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  readonly primary?: boolean;
}

/** Link to the wallet's store page for this phone or browser; its own site where that is not known. */
export function StoreLink({ wallet, catalogued, primary = false }: StoreLinkProps) {
  const t = useCatalogue(screensCatalogue);
  const href = catalogued.table.storeLink(wallet, catalogued.device) ?? wallet.homepage;
  return (
    <a
      className={`mooring-button mooring-button-wide${primary ? ' mooring-button-primary' : ''}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalIcon />
      {t('get.from', { store: storeName(href) })}
    </a>
  );
}
