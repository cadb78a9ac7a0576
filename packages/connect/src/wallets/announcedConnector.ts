import type { EIP1193Provider } from 'viem';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';

/** Installed wallet, announced or in `window.ethereum`. */
export interface PageWallet {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** Returns the provider; read on use, since a legacy wallet may be injected late. */
  readonly provider: () => EIP1193Provider | undefined;
  /** Replaces a dead provider with a newer one of the same wallet; returns false if there is none. */
  readonly renew?: () => boolean;
  /** Storage for the account chosen on this page. Default: not stored. */
  readonly storage?: DeviceStorage;
}

const connectorMethods = [
  ...['connect', 'disconnect', 'getAccounts', 'getChainId', 'getProvider', 'isAuthorized'],
  ...['switchChain', 'onAccountsChanged', 'onChainChanged', 'onConnect', 'onDisconnect'],
] as const;

/**
 * Creates the connector of an installed wallet. Its code loads on the first call, not with the page.
 */
export function announcedConnector(wallet: PageWallet, readTimeoutMs: number): CreateConnectorFn {
  return createConnector((config) => {
    const { id, name, icon } = wallet;
    type Loaded = Record<string, (...given: unknown[]) => unknown>;
    let loading: Promise<Loaded> | undefined;
    const load = () => {
      loading ??= import('./pageWallet.ts').then(
        (file) => file.pageWallet(wallet, config, readTimeoutMs) as unknown as Loaded,
      );
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    };
    const deferred = Object.fromEntries(
      connectorMethods.map((method) => [
        method,
        async (...given: unknown[]) => (await load())[method]?.(...given),
      ]),
    );
    return {
      id,
      name,
      icon,
      type: 'injected',
      ...deferred,
    } as unknown as ReturnType<CreateConnectorFn>;
  });
}
