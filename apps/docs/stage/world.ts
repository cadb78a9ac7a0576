import { createMooringConfig, type MooringConfig } from '@mooring/connect';
import { createTestWallet, type TestWallet } from '@mooring/testing';
import { connect } from 'wagmi/actions';
import { config } from '../examples/config.ts';
import { network } from '../examples/network.ts';
import type { Settings } from '../playground/settings.ts';
import { namedNetwork } from './names.ts';

/** World of the stage: a test wallet, and networks without a node. */
export interface World {
  readonly config: MooringConfig;
  readonly wallet: TestWallet;
}

/** Key of the wallet's account, of this page alone. */
const demoKey = `0x${'4d'.repeat(32)}` as const;

/** Network that no example supports: Polygon. */
const unsupportedChain = { id: 137 };

export function createWorld({ state, name }: Settings): World {
  const connected = state !== 'disconnected' && state !== 'connecting';
  const chains = network.chains.map((chain) => ({ id: chain.id }));
  const wallet = createTestWallet({
    accounts: [demoKey],
    chains: state === 'wrongNetwork' ? [unsupportedChain, ...chains] : chains,
    connected,
  });
  // The kit brings the connection of a last visit back.
  if (connected)
    network.storage.setItem('mooring.wagmi.recentConnectorId', JSON.stringify(wallet.info.rdns));
  wallet.announce();
  if (name === undefined) return { config, wallet };
  return { config: createMooringConfig({ appName: 'Harbour', ...namedNetwork(name) }), wallet };
}

/** Sets how the wallet answers from the next request on. */
export function instruct(wallet: TestWallet, behaviour: Settings['wallet']): void {
  wallet.reset();
  for (const question of ['connect', 'switch', 'sign', 'send'] as const) {
    if (behaviour === 'rejects') wallet.always(question).reject();
    if (behaviour === 'hangs') wallet.always(question).hang();
  }
}

/** Asks the wallet to connect; with the behaviour `hangs` it stays connecting. */
export function startConnecting({ config: { wagmi }, wallet }: World): void {
  const connector = wagmi.connectors.find(({ id }) => id === wallet.info.rdns);
  if (connector) void connect(wagmi, { connector });
}
