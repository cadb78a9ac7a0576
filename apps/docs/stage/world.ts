import type { MooringConfig } from '@mooring/connect';
import { createTestWallet, type TestWallet } from '@mooring/testing';
import { config } from '../examples/config.ts';
import { network } from '../examples/network.ts';
import type { Settings } from '../playground/settings.ts';

/** World of the stage: a test wallet, and networks without a node. */
export interface World {
  readonly config: MooringConfig;
  readonly wallet: TestWallet;
}

/** Key of the wallet's account, of this page alone. */
const key = `0x${'4d'.repeat(32)}` as const;

export function createWorld({ connected }: Settings): World {
  const wallet = createTestWallet({
    accounts: [key],
    chains: network.chains.map((chain) => ({ id: chain.id })),
    connected,
  });
  // The kit brings the connection of a last visit back.
  if (connected)
    network.storage.setItem('mooring.wagmi.recentConnectorId', JSON.stringify(wallet.info.rdns));
  wallet.announce();
  return { config, wallet };
}

/** Sets how the wallet answers from the next request on. */
export function instruct(wallet: TestWallet, behaviour: Settings['wallet']): void {
  wallet.reset();
  for (const question of ['connect', 'switch', 'sign', 'send'] as const) {
    if (behaviour === 'rejects') wallet.always(question).reject();
    if (behaviour === 'hangs') wallet.always(question).hang();
  }
}
