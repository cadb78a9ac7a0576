import type { ReactNode } from 'react';
import type { Address, Chain } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import { type ConnectionStatus, useConnectionStatus } from '../core/useConnectionStatus.ts';
import {
  type DialogControl,
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useSignInDialog,
} from '../core/useDialog.ts';
import { checkRenderFunction } from '../development/useButtonMistakes.ts';
import { useBalance } from '../identity/useBalance.ts';
import { useIdentity } from '../identity/useIdentity.ts';
import { iconOf } from '../network/NetworkIcon.tsx';
import { type Authentication, useAuthentication } from '../sign-in/useAuthentication.ts';
import { useTransactions } from '../transactions/useTransactions.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** State and actions of a connect button, for your own interface. */
export interface ConnectButtonState {
  readonly status: ConnectionStatus;
  readonly account?: {
    readonly address: Address;
    /** Primary name, which resolves to the address; not shortened. */
    readonly name: string | undefined;
    /** Name, or else the address, shortened for display. */
    readonly label: string;
    readonly avatar: string | undefined;
    /** Balance on the current network, with its symbol; undefined until known. */
    readonly balance: string | undefined;
    /** Balance in the smallest unit (wei); undefined until known. */
    readonly balanceValue: bigint | undefined;
    /** Decimals of the network's currency. */
    readonly balanceDecimals: number | undefined;
    readonly balanceSymbol: string | undefined;
    /** True if the network did not return the balance. */
    readonly balanceFailed: boolean;
    readonly pendingTransactions: number;
  };
  readonly network?: {
    readonly id: number;
    /** Undefined if the wallet is on a network that is not configured. */
    readonly chain: Chain | undefined;
    readonly supported: boolean;
    /** `iconUrl` of the chain; {@link NetworkIcon} has an icon for every network. */
    readonly icon: string | undefined;
  };
  readonly connectDialog: DialogControl;
  readonly accountDialog: DialogControl;
  readonly networkDialog: DialogControl;
  /** Sign-in status of this account. */
  readonly signIn: Authentication;
  /** Control of the Sign in dialog, if sign-in is enabled. */
  readonly signInDialog: DialogControl;
}

/**
 * Returns state and actions of the connect button.
 *
 * @example
 * ```tsx
 * import { useConnectButton } from '@mooring/connect';
 *
 * export function OwnButton() {
 *   const { account, connectDialog, accountDialog } = useConnectButton();
 *   return (
 *     <button type="button" onClick={account ? accountDialog.open : connectDialog.open}>
 *       {account?.label ?? 'Connect'}
 *     </button>
 *   );
 * }
 * ```
 */
export function useConnectButton(): ConnectButtonState {
  const status = useConnectionStatus();
  const { address, chainId, chain } = useAccount();
  const { chains } = useConfig();
  const { name, avatar } = useIdentity(address);
  const { text: balance, value: balanceValue, failed: balanceFailed } = useBalance(address, chain);
  const { pendingCount } = useTransactions();
  return {
    status,
    ...(address && {
      account: {
        address,
        name,
        label: name ? formatName(name) : formatAddress(address),
        avatar,
        balance,
        balanceValue,
        balanceDecimals: chain?.nativeCurrency.decimals,
        balanceSymbol: chain?.nativeCurrency.symbol,
        balanceFailed,
        pendingTransactions: pendingCount,
      },
    }),
    ...(chainId !== undefined && {
      network: {
        id: chainId,
        chain,
        supported: chains.some(({ id }) => id === chainId),
        icon: iconOf(chain),
      },
    }),
    connectDialog: useConnectDialog(),
    accountDialog: useAccountDialog(),
    networkDialog: useNetworkDialog(),
    signIn: useAuthentication(),
    signInDialog: useSignInDialog(),
  };
}

/**
 * Renders the host's own connect button: the child is a function of the state.
 *
 * @example
 * ```tsx
 * import { CustomConnectButton } from '@mooring/connect';
 *
 * export const OwnButton = () => (
 *   <CustomConnectButton>
 *     {({ account, connectDialog, accountDialog }) => (
 *       <button type="button" onClick={account ? accountDialog.open : connectDialog.open}>
 *         {account?.label ?? 'Connect'}
 *       </button>
 *     )}
 *   </CustomConnectButton>
 * );
 * ```
 */
export function CustomConnectButton({
  children,
}: {
  readonly children: (state: ConnectButtonState) => ReactNode;
}) {
  if (process.env.NODE_ENV !== 'production') checkRenderFunction('CustomConnectButton', children);
  return children(useConnectButton());
}
