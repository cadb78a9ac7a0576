import {
  type Chain,
  type Client,
  createTestClient,
  type HttpTransport,
  http,
  type PublicActions,
  type PublicRpcSchema,
  publicActions,
  type TestActions,
  type TestRpcSchema,
  type WalletActions,
  type WalletRpcSchema,
  walletActions,
} from 'viem';

/**
 * viem's public, wallet and test actions in one client. The chain holds the keys of the demo accounts:
 * pass an address as `account` and it signs. Mining, snapshots and time are viem's own test actions
 * (`mine`, `setAutomine`, `setIntervalMining`, `snapshot`, `revert`, `increaseTime`).
 */
export type LocalClient = Client<
  HttpTransport,
  Chain,
  undefined,
  [...TestRpcSchema<'anvil'>, ...PublicRpcSchema, ...WalletRpcSchema],
  TestActions & PublicActions<HttpTransport, Chain> & WalletActions<Chain>
>;

/** How often the client looks for a block or a receipt, in ms: the chain is on this machine. */
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
