import type { ReactNode } from 'react';
import { useAccount, useConnectors } from 'wagmi';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useMooring } from '../core/MooringContext.ts';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { ownIcon } from '../core/text/ownIcon.ts';
import { useWalletStatus } from '../core/useConnectionStatus.ts';
import { useConnectDialog } from '../core/useDialog.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { logUnknownWallet } from '../development/mistakes.ts';
import { checkRenderFunction } from '../development/useButtonMistakes.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { loadWalletTable } from '../wallets/loadWalletTable.ts';
import { WalletIcon } from '../wallets/WalletIcon.tsx';
import styles from './walletButton.css?inline';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props of {@link WalletButton}. */
export interface WalletButtonProps {
  /** Id of the wallet list, such as `metamask`, or of a configured wallet. */
  readonly wallet: string;
  /** Label of the host. Default: the wallet's name. */
  readonly label?: string;
  /** Classes of the element around the button, for the layout by the host's stylesheets. */
  readonly className?: string;
}

/**
 * Button for one wallet: opens the Connect dialog for it, like a click on its row. For a button of your own, see
 * {@link CustomWalletButton}.
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
export function WalletButton({ wallet, label, className }: WalletButtonProps) {
  useStylesheet(styles);
  const piece = useThemedPart('wallet-button');
  const row = useWallet(wallet);
  const { name, icon, connect, prepare } = useWalletButton(wallet, row);
  return (
    <span className={className}>
      <button
        {...piece}
        type="button"
        className={`${piece.className} mooring-button`}
        aria-haspopup="dialog"
        onClick={connect}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <WalletIcon name={name} icon={icon} row={row} />
        <bdi>{label ?? name}</bdi>
      </button>
    </span>
  );
}

/** State of a button for one wallet. */
export interface WalletButtonState {
  /** Name as its makers spell it; the id until the wallet table is loaded. */
  readonly name: string;
  /** Announced icon, or the host's. */
  readonly icon: string | undefined;
  /** Brand colour, `#rrggbb`; undefined until the wallet table is loaded. */
  readonly accent: string | undefined;
  /** True once a click connects: wallets are discovered, and no session is being restored. */
  readonly ready: boolean;
  /** True if this wallet is the connected one. */
  readonly connected: boolean;
  /** True while the Connect dialog is open or loading. */
  readonly loading: boolean;
  /** Opens the Connect dialog for the wallet. */
  readonly connect: () => void;
  /** Preloads the dialog, for example when a pointer nears the button. */
  readonly prepare: () => void;
}

/**
 * Renders the host's own button for one wallet.
 *
 * @example
 * ```tsx
 * import { CustomWalletButton } from '@mooring/connect';
 *
 * export const Rainbow = () => (
 *   <CustomWalletButton wallet="rainbow">
 *     {({ ready, connected, connect }) => (
 *       <button type="button" disabled={!ready || connected} onClick={connect}>
 *         Connect Rainbow
 *       </button>
 *     )}
 *   </CustomWalletButton>
 * );
 * ```
 */
export function CustomWalletButton({ wallet, children }: CustomWalletButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkRenderFunction('CustomWalletButton', children);
  return children(useWalletButton(wallet, useWallet(wallet)));
}

/** Props of {@link CustomWalletButton}. */
export interface CustomWalletButtonProps extends Pick<WalletButtonProps, 'wallet'> {
  readonly children: (state: WalletButtonState) => ReactNode;
}

function useWalletButton(wallet: string, row: Wallet | undefined): WalletButtonState {
  const { openOn, prepare, isOpen } = useConnectDialog();
  const status = useWalletStatus();
  const connected = useAccount().connector?.id;
  const isSameWallet = (id: string | undefined) =>
    id !== undefined && (id === wallet || row?.rdns?.includes(id) === true);
  const announced = useConnectors().find(({ id }) => isSameWallet(id))?.icon;
  return {
    name: row?.name ?? wallet,
    icon: isSafeIcon(announced) ? announced : ownIcon(row?.icon),
    accent: row?.accent,
    ready: status !== 'loading',
    connected: isSameWallet(connected),
    loading: isOpen,
    connect: () => openOn(wallet),
    prepare,
  };
}

/** Returns the wallet's row: the host's, or that of the wallet list once loaded. */
function useWallet(id: string): Wallet | undefined {
  const { config } = useMooring();
  const { part: table } = useLazyPart(loadWalletTable);
  const hostWallet = config.wallets
    ?.flatMap(({ wallets }) => wallets)
    .find((wallet) => typeof wallet === 'object' && wallet.id === id);
  const row = typeof hostWallet === 'object' ? hostWallet : table?.findWallet(id);
  const connectors = useConnectors();
  if (process.env.NODE_ENV !== 'production' && table && !row) {
    if (!connectors.some((connector) => connector.id === id)) logUnknownWallet(id);
  }
  return row;
}
