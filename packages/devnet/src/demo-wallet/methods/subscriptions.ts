import { unsupportedMethod } from '../errors.ts';
import { isRecord, readList, readText } from '../params.ts';
import { randomUuid } from '../randomUuid.ts';
import type { Wallet } from '../wallet.ts';
import type { Methods } from './method.ts';

/** How often the node is asked for its newest block, in milliseconds. */
const INTERVAL = 1_000;

/** Running subscriptions by id, each with what ends it. */
const running = new Map<string, () => void>();

/** New blocks as `message` events (EIP-1193), asked for one by one as the node speaks HTTP only. */
export const subscriptionMethods: Methods = {
  eth_subscribe: async (wallet, params) => {
    const kind = readText(readList(params)[0], 'the kind of subscription');
    if (kind !== 'newHeads') throw unsupportedMethod(`eth_subscribe ${kind}`);
    const id = `0x${randomUuid().replaceAll('-', '')}`;
    running.set(id, watchBlocks(wallet, id));
    return id;
  },

  eth_unsubscribe: async (_, params) => {
    const id = readText(readList(params)[0], 'the subscription');
    running.get(id)?.();
    return running.delete(id);
  },
};

function watchBlocks(wallet: Wallet, subscription: string): () => void {
  let last: unknown;
  const look = async () => {
    const block = await wallet.node(wallet.currentNetwork(), 'eth_getBlockByNumber', [
      'latest',
      false,
    ]);
    if (!isRecord(block) || block['hash'] === last || !running.has(subscription)) return;
    last = block['hash'];
    wallet.tellMessage({ type: 'eth_subscription', data: { subscription, result: block } });
  };
  // A node that is away is asked again the next time; the page hears `disconnect` meanwhile.
  const timer = setInterval(() => look().catch(() => undefined), INTERVAL);
  return () => clearInterval(timer);
}
