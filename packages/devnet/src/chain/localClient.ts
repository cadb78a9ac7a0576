import type { AnvilClient } from '@mooring/testing/chain';
import { type Chain, createTestClient, http, publicActions, walletActions } from 'viem';

/**
 * viem's public, wallet and test actions in one client. The chain holds the keys of the demo accounts and
 * signs for any of them passed as `account`. Mining, snapshots and time are viem's own test actions
 * (`mine`, `setAutomine`, `setIntervalMining`, `snapshot`, `revert`, `increaseTime`).
 */
export type LocalClient = AnvilClient<Chain>;

/** Polling interval of the client in ms, short because the chain is local. */
const POLLING_MS = 50;

export function createLocalClient(chain: Chain): LocalClient {
  return createTestClient({
    chain,
    mode: 'anvil',
    pollingInterval: POLLING_MS,
    transport: http(chain.rpcUrls.default.http[0], { retryCount: 0 }),
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}
