import { expect } from 'vitest';
import type { PageOptions } from '../page.testing.ts';
import type { World } from '../real-wallet/world.testing.ts';
import { memoryStorage } from '../store/deviceStorage.ts';
import { until } from '../until.testing.ts';
import {
  account,
  other,
  type ScriptedWallet,
  scanLink,
  settled,
} from './scriptedWallet.testing.ts';

/** Page and wallet with a settled session over a malicious relay. */
export async function connect(world: World, options: PageOptions = {}) {
  const storage = memoryStorage();
  const page = world.page({ storage, ...options });
  const connecting = page.connect();
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.approve();
  await wallet.settle();
  const view = await connecting;
  expect(view).toEqual({ accounts: [account], chainId: 1 });
  const inject = (message: string, topic = wallet.topic) =>
    world.relay().inject(topic, message, 1104);
  /** The page is unchanged, and still receives from its wallet. */
  const isUnmoved = async () => {
    await wallet.settleDust();
    expect(page.views).toEqual([]);
    expect(page.ends()).toBe(0);
    expect(page.view()).toEqual(view);
  };
  return { page, wallet, storage, inject, isUnmoved };
}

/** Unauthorized change of the session. */
export const theft = {
  id: 9,
  jsonrpc: '2.0',
  method: 'wc_sessionUpdate',
  params: { namespaces: settled([1], [other]) },
};
export const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value));

/** Last request the wallet has received from the page. */
export function request(wallet: ScriptedWallet) {
  return until(() =>
    wallet.heard
      .filter((each) => each.kind === 'request')
      .find(({ method }) => method === 'wc_sessionRequest'),
  );
}

/** Answers the first ping the wallet has received. */
export async function answerPing(wallet: ScriptedWallet): Promise<void> {
  const ping = await until(() =>
    wallet.heard.find((each) => each.kind === 'request' && each.method === 'wc_sessionPing'),
  );
  await wallet.say({ id: ping.id, result: true });
}
