import { type Connector, useConnectors } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { isSafeIcon } from '../../core/text/isSafeIcon.ts';
import type { WalletProvider } from '../../wallets/passkey.ts';
import { useWalletName } from '../../wallets/useWalletName.ts';
import { BROWSER_WALLET } from '../../wallets/walletRegistry.ts';

/** A wallet of this browser, to send what an account without a wallet has signed. */
export interface OtherWallet {
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  readonly connector: Connector;
}

/** Wallets of this browser, connected or not. */
export function useOtherWallets(): readonly OtherWallet[] {
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

/** The wallet's own provider, which is asked without connecting wagmi: its connection stays the account's. */
export async function providerOf({
  connector,
}: Pick<OtherWallet, 'connector'>): Promise<WalletProvider> {
  const provider: unknown = await connector.getProvider();
  if (isWalletProvider(provider)) return provider;
  throw new Error('The wallet is no longer there.');
}

function isWalletProvider(value: unknown): value is WalletProvider {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'request') === 'function'
  );
}
