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
import { useBalance } from '../identity/useBalance.ts';
import { useIdentity } from '../identity/useIdentity.ts';
import { iconOf } from '../network/NetworkIcon.tsx';
import { type Authentication, useAuthentication } from '../sign-in/useAuthentication.ts';
import { useTransactions } from '../transactions/useTransactions.ts';

/** Everything a connect button shows and does, for interfaces of one's own. */
export interface ConnectButtonState {
  readonly status: ConnectionStatus;
  readonly account?: {
    readonly address: Address;
    /** The name that points back to the address, not shortened. */
    readonly name: string | undefined;
    /** The name, or else the address, at the length it is shown. */
    readonly label: string;
    readonly avatar: string | undefined;
    /** On the current network, with its symbol; absent until known. */
    readonly balance: string | undefined;
    /** In the smallest unit (wei); absent until known. */
    readonly balanceValue: bigint | undefined;
    /** Decimals of the network's currency. */
    readonly balanceDecimals: number | undefined;
    readonly balanceSymbol: string | undefined;
    /** The network did not tell the balance. */
    readonly balanceFailed: boolean;
    readonly pendingTransactions: number;
  };
  readonly network?: {
    readonly id: number;
    /** Absent when the wallet is on a network that is not configured. */
    readonly chain: Chain | undefined;
    readonly supported: boolean;
    /** The chain's own `iconUrl`; {@link NetworkIcon} shows one for every network. */
    readonly icon: string | undefined;
  };
  readonly connectDialog: DialogControl;
  readonly accountDialog: DialogControl;
  readonly networkDialog: DialogControl;
  /** Sign-in status of this account. */
  readonly signIn: Authentication;
  /** Only of use where sign-in is enabled. */
  readonly signInDialog: DialogControl;
}

/**
 * State and actions of the connect button.
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
 * A connect button of the host's own making: the child is a function of the state.
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
  return children(useConnectButton());
}
