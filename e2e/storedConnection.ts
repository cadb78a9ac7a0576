import type { Page } from '@playwright/test';
import type { Address } from 'viem';

/** Storage of the device and the wallet after a connection. */
export interface StoredConnection {
  /** `demo` keeps its accounts in the page; `test` is installed with `connected: true`. */
  readonly wallet: 'demo' | 'test';
  /** The accounts that the demo wallet shares, the active one first. */
  readonly accounts?: readonly Address[];
  /** The wallet's network and the page's. Default: the first of each. */
  readonly chainId?: number;
}

const walletIds = { demo: 'org.mooring.demo', test: 'org.mooring.test' } as const;

/**
 * Puts a connection into the page's storage before its next load, as if a person had connected on an
 * earlier visit: the page brings it back without a click. It is put there once in a storage: when the
 * person disconnects and loads the page again, it stays gone.
 */
export async function storeConnection(page: Page, connection: StoredConnection): Promise<void> {
  const { wallet, accounts = [], chainId } = connection;
  const id = walletIds[wallet];
  const entries: [key: string, value: unknown][] = [
    ['mooring.wagmi.recentConnectorId', id],
    ['mooring.recent-wallets', [id]],
  ];
  // The version of wagmi's own store; another one would be migrated, and keep its network too.
  if (chainId) entries.push(['mooring.wagmi.store', { state: { chainId }, version: 3 }]);
  if (wallet === 'demo') {
    const [selected = null] = accounts;
    const state = { connected: accounts, selected, chainId: chainId ?? null };
    entries.push(['demo-wallet.state', { ...state, added: [], batches: [] }]);
  }
  await page.addInitScript(
    ({ stored, marker }) => {
      // A frame's document, or an empty one, has no storage of the page's.
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
