import type { EIP1193Provider } from 'viem';
import type { Config } from 'wagmi';
import { announcedConnector, type PageWallet } from './announcedConnector.ts';
import { discoverWallets, isProvider } from './discovery.ts';

/** The connector id of whatever wallet is found as `window.ethereum` without announcing itself. */
export const BROWSER_WALLET = 'browser';

/** The wallets of this page, found and handed to wagmi as connectors. */
export interface WalletRegistry {
  /** Finds wallets until stopped. */
  start(): () => void;
  /** Whether an announced wallet has this connector id. */
  isAnnounced(id: string): boolean;
  /** Whether `window.ethereum` is a wallet that did not announce itself (EIP-6963). */
  hasLegacyWallet(): boolean;
}

/** @param readTimeoutMs how long a wallet may take for what needs no person, in milliseconds */
export function createWalletRegistry(wagmi: Config, readTimeoutMs: number): WalletRegistry {
  const announced = new Map<string, EIP1193Provider>();

  function add(wallet: PageWallet) {
    if (wagmi.connectors.some(({ id }) => id === wallet.id)) return;
    const { setup, setState } = wagmi._internal.connectors;
    const connector = setup(announcedConnector(wallet, readTimeoutMs));
    setState((connectors) => [...connectors, connector]);
  }

  return {
    start() {
      // A host's own wagmi configuration may find wallets by itself.
      if (wagmi._internal.mipd) return () => {};
      add({ id: BROWSER_WALLET, name: 'Browser wallet', provider: legacyProvider });
      return discoverWallets(({ rdns, name, icon, provider }) => {
        announced.set(rdns, provider);
        add({ id: rdns, name, icon, provider: () => provider });
      });
    },
    isAnnounced: (id) => announced.has(id),
    hasLegacyWallet() {
      const provider = legacyProvider();
      return provider !== undefined && ![...announced.values()].includes(provider);
    },
  };
}

function legacyProvider(): EIP1193Provider | undefined {
  const provider: unknown = Reflect.get(globalThis, 'ethereum');
  return isProvider(provider) ? provider : undefined;
}
