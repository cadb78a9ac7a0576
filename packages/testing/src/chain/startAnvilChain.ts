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
import { startAnvils } from './startAnvils.ts';

/** viem's public, wallet and test actions in one client. */
export type AnvilClient<chain extends Chain | undefined = undefined> = Client<
  HttpTransport,
  chain,
  undefined,
  [...TestRpcSchema<'anvil'>, ...PublicRpcSchema, ...WalletRpcSchema],
  TestActions & PublicActions<HttpTransport, chain> & WalletActions<chain>
>;

/** A chain for tests, with ten accounts of 10,000 ETH that sign by themselves. */
export interface AnvilChain {
  /** JSON-RPC over HTTP; the same address with `ws:` takes web sockets. */
  url: string;
  client: AnvilClient;
  /** Ends it and resolves when it has ended. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a chain for tests: an anvil on a free port of 127.0.0.1, which ends with this process, however
 * that one ends. Each transaction is mined immediately, unless `args` sets another mode.
 *
 * @param args Further arguments of anvil, such as `['--block-time', '1']`.
 * @throws {Error} with a sentence when anvil is missing or refuses the arguments.
 *
 * @example
 * ```ts
 * import { startAnvilChain } from '@mooring/testing/chain';
 *
 * const { url, client, stop } = await startAnvilChain(77310001);
 * const [payer] = await client.getAddresses();
 * console.log(url, payer);
 * await stop();
 * ```
 */
export async function startAnvilChain(
  chainId: number,
  args: readonly string[] = [],
): Promise<AnvilChain> {
  const { anvils, stop } = await startAnvils({
    processes: [['--chain-id', String(chainId), ...args]],
  });
  const url = `http://127.0.0.1:${anvils[0]?.port}`;
  return { url, client: createClient(url), stop };
}

/** Longest wait for an answer in ms, for a chain that hangs: a busy machine takes its time. */
const ANSWER_MS = 120_000;

function createClient(url: string): AnvilClient {
  const quick = { pollingInterval: 20, cacheTime: 0 };
  const transport = http(url, { timeout: ANSWER_MS });
  return createTestClient({ mode: 'anvil', transport, ...quick })
    .extend(publicActions)
    .extend(walletActions)
    .extend(({ waitForTransactionReceipt }) => ({
      // While viem looks for a replacement, it misses the block of the transaction, and automine makes no further one.
      waitForTransactionReceipt: (asked: WaitForTransactionReceiptParameters) =>
        waitForTransactionReceipt({ checkReplacement: false, ...asked }),
    }));
}
