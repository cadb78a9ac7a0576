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

/** This page was opened in a wallet's own browser, or its address is to be pasted there. */
export function WalletBrowserScreen({ wallet, catalogued, onCancel }: WalletBrowserScreenProps) {
  const t = useCatalogue(screensCatalogue);
  const kit = useTranslate();
  const { name } = wallet;
  const { table, device } = catalogued;
  const [first, second] = table.insideLinks(wallet, location.href, device);
  // The row that leads here was the first link already.
  const { appSwitch, follow } = useAppSwitch(undefined, first !== undefined);
  const isStuck = appSwitch === 'stuck';
  const href = isStuck ? (second ?? first) : first;
  const opened = href !== undefined;
  const help = opened ? 'inside.help' : 'inside.paste';
  return (
    <div className="mooring-scene mooring-phone">
      <div className="mooring-get-mark">
        <WalletIcon name={name} row={wallet} size="large" />
      </div>
      <h3 className="mooring-scene-title">{kit('connect.waiting', { wallet: name })}</h3>
      <p className="mooring-scene-text" role="status">
        {t(isStuck ? 'phone.stuck' : help, { wallet: name })}
      </p>
      {opened && (
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
      {(!opened || isStuck) && (
        <>
          <CopyPageAddress primary={!opened} />
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

/** The way to a wallet that needs no relay: this page in its own browser, or this page's address. */
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
      // The browser follows the link first: by then this screen may be gone.
      onClick={() => setTimeout(() => onInside(wallet))}
    >
      <ExternalIcon />
      {t('inside.open', { wallet: wallet.name })}
    </a>
  );
}
