import type { Wallet } from '../../core/catalogue/wallet.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue, useTranslate } from '../../texts/useTranslate.ts';
import { ExternalIcon } from '../../ui/icons.tsx';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { CopyPageAddress } from '../WalletHelp.tsx';
import { StoreLink } from './GetWallet.tsx';
import { useAppSwitch } from './useAppSwitch.ts';

interface WalletBrowserScreenProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  readonly onCancel: () => void;
}

/** Screen that opens this page in a wallet's own browser, by a link or by its copied address. */
export function WalletBrowserScreen({ wallet, catalogued, onCancel }: WalletBrowserScreenProps) {
  const t = useCatalogue(screensCatalogue);
  const kit = useTranslate();
  const { name } = wallet;
  const { table, device } = catalogued;
  const [first, second] = table.insideLinks(wallet, location.href, device);
  // The row that led here already followed the first link.
  const { appSwitch, follow } = useAppSwitch(undefined, first !== undefined);
  const isStuck = appSwitch === 'stuck';
  const href = isStuck ? (second ?? first) : first;
  const hasLink = href !== undefined;
  const help = hasLink ? 'inside.help' : 'inside.paste';
  return (
    <div className="mooring-scene mooring-phone">
      <div className="mooring-get-mark">
        <WalletIcon name={name} row={wallet} size="large" />
      </div>
      <h3 className="mooring-scene-title">{kit('connect.waiting', { wallet: name })}</h3>
      <p className="mooring-scene-text" role="status">
        {t(isStuck ? 'phone.stuck' : help, { wallet: name })}
      </p>
      {hasLink && (
        <a
          className="mooring-button mooring-button-primary mooring-button-wide"
          href={href}
          target={table.appTarget(device, href)}
          rel="noopener noreferrer"
          onClick={follow}
        >
          <ExternalIcon />
          {t('phone.open', { wallet: name })}
        </a>
      )}
      {(!hasLink || isStuck) && (
        <>
          <CopyPageAddress primary={!hasLink} />
          <StoreLink wallet={wallet} catalogued={catalogued} />
        </>
      )}
      <button type="button" className="mooring-button mooring-button-wide" onClick={onCancel}>
        {kit('dialog.cancel')}
      </button>
    </div>
  );
}

interface WalletBrowserLinkProps {
  readonly wallet: Wallet | undefined;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  readonly onInside: (wallet: Wallet) => void;
}

/** Link that opens this page in the wallet's own browser without a relay; without one, a button to copy the address. */
export function WalletBrowserLink({ wallet, catalogued, onInside }: WalletBrowserLinkProps) {
  const t = useCatalogue(screensCatalogue);
  const { table, device } = catalogued;
  const [href] = wallet ? table.insideLinks(wallet, location.href, device) : [];
  if (!wallet || href === undefined) return <CopyPageAddress />;
  return (
    <a
      className="mooring-button mooring-button-wide"
      href={href}
      target={table.appTarget(device, href)}
      rel="noopener noreferrer"
      // Deferred, so that the browser follows the link before this screen unmounts.
      onClick={() => setTimeout(() => onInside(wallet))}
    >
      <ExternalIcon />
      {t('inside.open', { wallet: wallet.name })}
    </a>
  );
}
