import { join } from 'node:path';
import { refuseHost } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { createChainIndex } from './chain/chainIndex.ts';
import { createFaults } from './faults/faults.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';
import { createGatewayApp } from './gatewayApp.ts';
import { seedStore } from './store/seedStore.ts';
import { createSessions } from './store/sessions.ts';
import { createStore } from './store/store.ts';
import { readStoreFile, writeStoreFile } from './store/storeFile.ts';
import { createNameBook } from './views/nameBook.ts';
import type { World } from './world.ts';

/**
 * Starts a gateway over the local chains. Executed transactions are read from their logs, others are stored
 * in the gateway, once validated. Chains are read on request only.
 *
 * Queue and messages of the multisigs are there from the start. It has faults on demand.
 *
 * @throws {Error} with a sentence when the port is taken.
 *
 * @example
 * ```ts
 * import { startDevnet, startGateway } from '@mooring/devnet';
 *
 * const devnet = await startDevnet();
 * const gateway = await startGateway({ devnet });
 * console.log(`${gateway.url}/v1/chains`);
 * await gateway.stop();
 * await devnet.stop();
 * ```
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { devnet, host = '127.0.0.1', port = 0, stateFolder, now = Date.now } = options;
  const locals = [devnet.ethereum, devnet.rollup];
  const file = stateFolder === undefined ? undefined : join(stateFolder, 'gateway.json');
  // The first block identifies a network: a new one has another.
  const networks = await Promise.all(
    locals.map(async ({ client }) => (await client.getBlock({ blockNumber: 1n })).hash),
  );
  const store = createStore((content) => {
    if (file !== undefined) writeStoreFile(file, networks, content);
  });
  const kept = file === undefined ? undefined : readStoreFile(file, networks);
  store.fill(kept ?? seedStore(devnet.multisigs, now()));

  const world: World = {
    chains: new Map(
      locals.map((local) => [
        String(local.chain.id),
        { local, index: createChainIndex(local.client) },
      ]),
    ),
    store,
    sessions: createSessions(now),
    delegates: options.delegates ?? [],
    nameOf: createNameBook(locals),
    now,
  };
  const faults = createFaults();
  const app = createGatewayApp(world, faults, options.allowOrigin ?? (() => false));
  // Origins are checked by the app itself.
  const server = await serve({ app, host, port, refuse: refuseHost });
  return {
    url: server.url,
    port: server.port,
    faults: faults.control,
    reset() {
      faults.control.clear();
      store.clear();
      store.fill(seedStore(devnet.multisigs, now()));
    },
    stop: server.stop,
  };
}
