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
  type WaitForTransactionReceiptParameters,
  type WalletActions,
  type WalletRpcSchema,
  walletActions,
} from 'viem';

/** viem's public, wallet and test actions in one client. */
export type AnvilClient<chain extends Chain | undefined = undefined> = Client<
  HttpTransport,
  chain,
  undefined,
  [...TestRpcSchema<'anvil'>, ...PublicRpcSchema, ...WalletRpcSchema],
  TestActions & PublicActions<HttpTransport, chain> & WalletActions<chain>
>;

/** Longest wait for an answer in ms, for a chain that hangs: on a busy machine, a block of contracts takes seconds. */
const CHAIN_TIMEOUT_MS = 120_000;

interface AnvilClientOptions<chain extends Chain | undefined> {
  readonly url: string | undefined;
  readonly chain: chain;
  /** In ms; short, because the chain is local. */
  readonly pollingInterval: number;
  /** Attempts after a failed one. Default: those of viem. */
  readonly retryCount?: number;
}

/**
 * Creates a client of an anvil, in Node or a page.
 *
 * @example
 * ```ts
 * import { createAnvilClient } from '@mooring/testing/chain/client';
 *
 * const url = 'http://127.0.0.1:8545';
 * const client = createAnvilClient({ url, chain: undefined, pollingInterval: 50 });
 * await client.mine({ blocks: 1 });
 * ```
 */
export function createAnvilClient<chain extends Chain | undefined>({
  url,
  chain,
  pollingInterval,
  ...retries
}: AnvilClientOptions<chain>): AnvilClient<chain> {
  const transport = http(url, { ...retries, timeout: CHAIN_TIMEOUT_MS });
  return createTestClient({ mode: 'anvil', chain, transport, pollingInterval, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
    .extend(({ waitForTransactionReceipt }) => ({
      // While viem looks for a replacement, it misses the block of the transaction, and automine makes no further one.
      waitForTransactionReceipt: (asked: WaitForTransactionReceiptParameters<chain>) =>
        waitForTransactionReceipt({ checkReplacement: false, ...asked }),
    }));
}
