import type { EIP1193Provider } from 'viem';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';

/** A wallet in this page, however it was found. */
export interface PageWallet {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** Read when needed: a legacy wallet may put itself into the page late. */
  readonly provider: () => EIP1193Provider | undefined;
  /** Takes a fresh object of the same wallet in place of one that is dead; false where there is none. */
  readonly renew?: () => boolean;
  /** Where the account chosen on this page is remembered. Default: nowhere. */
  readonly storage?: DeviceStorage;
}

const methods = [
  ...['connect', 'disconnect', 'getAccounts', 'getChainId', 'getProvider', 'isAuthorized'],
  ...['switchChain', 'onAccountsChanged', 'onChainChanged', 'onConnect', 'onDisconnect'],
] as const;

/**
 * The connector of a wallet in the page: who only looks at the page does not pay for what it does, which is fetched
 * when it is first asked for anything.
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
      methods.map((method) => [
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
