import { isRecord } from '@mooring/internal';
import { readList, readText } from '../rpc/params.ts';
import { unsupportedMethod } from '../rpc/providerError.ts';
import { randomUuid } from '../wallet/announce.ts';
import type { Wallet } from '../wallet/createWallet.ts';
import type { Methods } from './method.ts';

/** Interval of polling for the newest block, in ms. */
const INTERVAL = 1_000;

/** New blocks as `message` events (EIP-1193), polled because the node is reached over HTTP. */
export const subscriptionMethods: Methods = {
  eth_subscribe: async (wallet, params) => {
    const kind = readText(readList(params)[0], 'the kind of subscription');
    if (kind !== 'newHeads') throw unsupportedMethod(`eth_subscribe ${kind}`);
    // A node that cannot be reached takes no subscription.
    await wallet.node(wallet.currentNetwork(), 'eth_blockNumber', []);
    const id = `0x${randomUuid().replaceAll('-', '')}`;
    wallet.subscriptions.set(id, watchBlocks(wallet, id));
    return id;
  },

  eth_unsubscribe: async ({ subscriptions }, params) => {
    const id = readText(readList(params)[0], 'the subscription');
    subscriptions.get(id)?.();
    return subscriptions.delete(id);
  },
};

function watchBlocks(wallet: Wallet, subscription: string): () => void {
  let last: unknown;
  const look = async () => {
    const block = await wallet.node(wallet.currentNetwork(), 'eth_getBlockByNumber', [
      'latest',
      false,
    ]);
    if (!isRecord(block) || block['hash'] === last || !wallet.subscriptions.has(subscription))
      return;
    last = block['hash'];
    wallet.onMessage?.({ type: 'eth_subscription', data: { subscription, result: block } });
  };
  // Polling continues while the node is unreachable; the page gets `disconnect` in the meantime.
  const timer = setInterval(() => look().catch(() => undefined), INTERVAL);
  // In Node a page that never unsubscribes keeps no test running; in browsers the timer is a number.
  if (typeof timer === 'object') timer.unref();
  return () => clearInterval(timer);
}
