import { type EIP1193Provider, withTimeout } from 'viem';
import type { Config } from 'wagmi';
import type { WalletRegistry } from '../core/MooringContext.ts';
import { announcedConnector, type PageWallet } from './announcedConnector.ts';
import { discoverWallets, isProvider } from './discovery.ts';

/**
 * The part of wagmi that it keeps from its types: the kept state, absent in a configuration without
 * storage. No other file reads `_internal`.
 */
interface Rehydrated {
  readonly ssr: boolean;
  readonly store: { readonly persist?: { rehydrate(): unknown } };
}

/** The connector id of whatever wallet is found as `window.ethereum` without announcing itself. */
export const BROWSER_WALLET = 'browser';

/** @param readTimeoutMs how long a wallet may take for what needs no person, in milliseconds */
export function createWalletRegistry(wagmi: Config, readTimeoutMs: number): WalletRegistry {
  const announced = new Map<string, EIP1193Provider>();
  let isAnother = false;

  function add(wallet: PageWallet) {
    if (wagmi.connectors.some(({ id }) => id === wallet.id)) return;
    const { setup, setState } = wagmi._internal.connectors;
    const connector = setup(announcedConnector(wallet, readTimeoutMs));
    setState((connectors) => [...connectors, connector]);
  }

  /** `eth_accounts` of `window.ethereum` and of those announced: it shows no window. */
  async function compare() {
    const legacy = legacyProvider();
    const providers = [...announced.values()];
    if (!legacy || providers.includes(legacy)) return;
    const [own = [], ...others] = await Promise.all(
      [legacy, ...providers].map((provider) => accountsOf(provider, readTimeoutMs)),
    );
    isAnother =
      own.length > 0 && !others.some((known) => !known || known.some((one) => own.includes(one)));
    // Has the list of wallets worked out anew.
    if (isAnother) wagmi._internal.connectors.setState((connectors) => [...connectors]);
  }

  return {
    start() {
      // With `ssr`, wagmi leaves what is kept (the network chosen) unread until the page has taken over.
      const { ssr, store }: Rehydrated = wagmi._internal;
      if (ssr) store.persist?.rehydrate();
      // A host's own wagmi configuration may find wallets by itself.
      if (wagmi._internal.mipd) return () => {};
      add({ id: BROWSER_WALLET, name: 'Browser wallet', provider: legacyProvider });
      return discoverWallets(({ rdns, name, icon, provider }) => {
        announced.set(rdns, provider);
        add({ id: rdns, name, icon, provider: () => provider });
        void compare();
      });
    },
    isAnnounced: (id) => announced.has(id),
    hasLegacyWallet() {
      const providers = [...announced.values()];
      const legacy = legacyProvider();
      if (!legacy || providers.includes(legacy)) return false;
      return providers.length === 0 || isAnother;
    },
  };
}

/** The accounts that a wallet has shown to this page, in lower case; undefined where it does not say. */
async function accountsOf(provider: EIP1193Provider, timeout: number) {
  try {
    const accounts = await withTimeout(() => provider.request({ method: 'eth_accounts' }), {
      timeout,
    });
    return accounts.map((account) => account.toLowerCase());
  } catch {
    return undefined;
  }
}

function legacyProvider(): EIP1193Provider | undefined {
  const provider: unknown = Reflect.get(globalThis, 'ethereum');
  return isProvider(provider) ? provider : undefined;
}
