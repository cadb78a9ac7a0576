import { type Connector, useConnectors } from 'wagmi';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { useMooring } from '../core/MooringContext.ts';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { useWalletName } from './useWalletName.ts';
import { BROWSER_WALLET } from './walletRegistry.ts';

/** EIP-1193 provider of a wallet. */
export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** Wallet in this browser. */
export interface InstalledWallet {
  /** Id of its connector. */
  readonly id: string;
  /** Safe to show as text. */
  readonly name: string;
  /** Announced icon, if it is safe to show. */
  readonly icon: string | undefined;
  readonly connector: Connector;
}

/**
 * Returns the installed wallets, connected or not.
 *
 * @example
 * ```tsx
 * import { ChoiceRow, useInstalledWallets, WalletIcon } from '@mooring/connect/parts';
 *
 * declare const send: (wallet: import('@mooring/connect/parts').InstalledWallet) => void;
 *
 * export function Senders() {
 *   return useInstalledWallets().map((wallet) => (
 *     <ChoiceRow
 *       key={wallet.id}
 *       icon={<WalletIcon {...wallet} />}
 *       title={wallet.name}
 *       onChoose={() => send(wallet)}
 *     />
 *   ));
 * }
 * ```
 */
export function useInstalledWallets(): readonly InstalledWallet[] {
  const { wallets } = useMooring();
  const nameOf = useWalletName();
  return useConnectors()
    .filter(({ id, type }) =>
      id === BROWSER_WALLET
        ? wallets.hasLegacyWallet()
        : wallets.isAnnounced(id) || type === 'injected',
    )
    .map((connector) => {
      const { id, icon } = connector;
      return { id, name: nameOf(connector), icon: isSafeIcon(icon) ? icon : undefined, connector };
    });
}

/**
 * Returns the wallet's provider, for requests that leave wagmi's connection unchanged.
 * @throws {Error} if the wallet is no longer installed
 *
 * @example
 * ```ts
 * import { getWalletProvider } from '@mooring/connect/parts';
 *
 * declare const wallet: import('@mooring/connect/parts').InstalledWallet;
 *
 * const provider = await getWalletProvider(wallet);
 * await provider.request({ method: 'eth_requestAccounts' });
 * ```
 */
export async function getWalletProvider({
  connector,
}: Pick<InstalledWallet, 'connector'>): Promise<WalletProvider> {
  const provider: unknown = await connector.getProvider();
  if (isWalletProvider(provider)) return provider;
  throw new ConnectBaseError('The wallet is no longer in this browser.');
}

function isWalletProvider(value: unknown): value is WalletProvider {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'request') === 'function'
  );
}
