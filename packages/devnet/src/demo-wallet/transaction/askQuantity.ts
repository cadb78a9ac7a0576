import { readQuantity } from '../params.ts';
import type { Network } from '../setup.ts';
import type { Wallet } from '../wallet.ts';

/** Asks a node for a number. Throws as `wallet.node`, and -32602 when it answers something else. */
export async function askQuantity(
  wallet: Wallet,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<bigint> {
  return readQuantity(await wallet.node(network, method, params), `the node's ${method}`);
}
