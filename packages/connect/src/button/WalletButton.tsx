import { useConnectors } from 'wagmi';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useMooring } from '../core/MooringContext.ts';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { ownIcon } from '../core/text/ownIcon.ts';
import { useConnectDialog } from '../core/useDialog.ts';
import { useLoaded } from '../core/useLoaded.ts';
import { useLocale } from '../i18n/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { loadWalletTable } from '../wallets/reach.ts';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import styles from './walletButton.css?inline';

/** Props of {@link WalletButton}. */
export interface WalletButtonProps {
  /** Id of the catalogue, such as `metamask`, or of a wallet of the configuration. */
  readonly wallet: string;
  /** Replaces the wallet's name, in the host's own words. */
  readonly label?: string;
}

/**
 * A button for one wallet: opens the Connect dialog on it, as its row there would. For a button of your own,
 * {@link useConnectDialog} has `openOn`.
 *
 * @example
 * ```tsx
 * import { WalletButton } from '@mooring/connect';
 *
 * export const Wallets = () => (
 *   <>
 *     <WalletButton wallet="metamask" />
 *     <WalletButton wallet="rainbow" label="Sail with Rainbow" />
 *   </>
 * );
 * ```
 */
export function WalletButton({ wallet, label }: WalletButtonProps) {
  useStylesheet(styles);
  const { attributes } = useTheme();
  const { locale, direction } = useLocale();
  const { openOn, prepare } = useConnectDialog();
  const row = useWallet(wallet);
  const icon = useConnectors().find(({ id }) => row?.rdns?.includes(id))?.icon;
  const name = row?.name ?? wallet;
  return (
    <span {...attributes} lang={locale} dir={direction}>
      <button
        type="button"
        className="mooring-button mooring-wallet-button"
        aria-haspopup="dialog"
        onClick={() => openOn(wallet)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <WalletIcon
          name={name}
          icon={isSafeIcon(icon) ? icon : ownIcon(row?.icon)}
          accent={row?.accent}
        />
        <bdi>{label ?? name}</bdi>
      </button>
    </span>
  );
}

/** The wallet's row: the host's own, or that of the catalogue once it is there. */
function useWallet(id: string): Wallet | undefined {
  const { config } = useMooring();
  const { part: table } = useLoaded(loadWalletTable);
  const own = config.wallets
    ?.flatMap(({ wallets }) => wallets)
    .find((wallet) => typeof wallet === 'object' && wallet.id === id);
  return typeof own === 'object' ? own : table?.findWallet(id);
}
