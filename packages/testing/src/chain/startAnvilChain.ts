import { type AnvilClient, createAnvilClient } from './createAnvilClient.ts';
import { startAnvils } from './startAnvils.ts';

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
  const client = createAnvilClient({ url, chain: undefined, pollingInterval: 20 });
  return { url, client, stop };
}
