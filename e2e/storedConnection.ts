import type { Page } from '@playwright/test';
import type { Address } from 'viem';
import { WALLET_ICON } from '../packages/devnet/src/demo-wallet/announce.ts';

/** Stored state of page and wallet after a connection. */
export interface StoredConnection {
  /** `demo` stores its accounts in the page; `test` is installed with `connected: true`. */
  readonly wallet: 'demo' | 'test';
  /** Accounts shared by the demo wallet, the active one first. */
  readonly accounts?: readonly Address[];
  /** Chain of wallet and page. Default: the first of each. */
  readonly chainId?: number;
}

const walletIds = { demo: 'org.mooring.demo', test: 'org.mooring.test' } as const;

/**
 * Writes a connection to the page's storage before its next load, as of an earlier visit: the page restores
 * it without a click. It is written once per storage: after a disconnect and a reload it stays gone.
 */
export async function storeConnection(page: Page, connection: StoredConnection): Promise<void> {
  const { wallet, accounts = [], chainId } = connection;
  const id = walletIds[wallet];
  const entries: [key: string, value: unknown][] = [
    ['mooring.wagmi.recentConnectorId', id],
    ['mooring.recent-wallets', [id]],
  ];
  // Version of wagmi's store; another one would be migrated, and keep its chain too.
  if (chainId) entries.push(['mooring.wagmi.store', { state: { chainId }, version: 3 }]);
  if (wallet === 'demo') {
    const [selected = null] = accounts;
    const state = { connected: accounts, selected, chainId: chainId ?? null };
    entries.push(['demo-wallet.state', { ...state, added: [], batches: [] }]);
    entries.push(['mooring.wallet-icons', [[id, WALLET_ICON]]]);
  }
  await page.addInitScript(
    ({ stored, marker }) => {
      // Documents of frames, and empty ones, have no storage of the page.
      if (window.top !== window || !location.protocol.startsWith('http')) return;
      if (localStorage.getItem(marker) !== null) return;
      localStorage.setItem(marker, 'done');
      for (const [key, value] of stored) localStorage.setItem(key, value);
    },
    {
      stored: entries.map(([key, value]) => [key, JSON.stringify(value)] as const),
      marker: `e2e.connected.${id}`,
    },
  );
}
