import { join } from 'node:path';
import type { Devnet } from '../devnet.ts';
import { refuseHost } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { createChainIndex } from './chain/chainIndex.ts';
import { createGatewayFaults, type GatewayFaults } from './faults.ts';
import { createGatewayApp } from './gatewayApp.ts';
import { createDevices } from './notifications/devices.ts';
import { createOutbox, type SentNotification } from './notifications/notify.ts';
import { createSessions } from './routes/authRoutes.ts';
import { seedStore } from './store/seedStore.ts';
import { createGatewayStore } from './store/store.ts';
import { readStoreFile, writeStoreFile } from './store/storeFile.ts';
import { createNameBook } from './views/chainView.ts';
import type { Delegate, World } from './world.ts';

/** Options of `startGateway`. */
export interface GatewayOptions {
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>;
  /** Default: 127.0.0.1, this machine only. */
  host?: string;
  /** Default: 0, any free port. */
  port?: number;
  /** True for origins of pages allowed by CORS, `https://…`. Default: none. */
  allowOrigin?: (origin: string) => boolean;
  /**
   * Folder that keeps proposals and messages between starts. Default: none, each start begins with those of
   * the multisigs.
   */
  stateFolder?: string;
  /** Delegates of owners, who may propose. Default: none. */
  delegates?: readonly Delegate[];
  /** Clock in milliseconds since 1970, for tests of expiry. Default: the system clock. */
  now?: () => number;
}

/** Running gateway, for this machine and for tests. */
export interface Gateway {
  /** Base URL of clients; routes are under `<url>/v1` and `<url>/v2`. */
  readonly url: string;
  readonly port: number;
  /** Faults on demand. */
  readonly faults: GatewayFaults;
  /** Notifications of proposals, messages and deletions for registered devices, oldest first. None leaves it. */
  notifications(): readonly SentNotification[];
  /**
   * Resets queue and messages to those of a new network, forgets devices and notifications, and ends all
   * faults; for tests, with a chain's `revert`.
   */
  reset(): void;
  /** Idempotent. */
  stop(): Promise<void>;
}

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
  const store = createGatewayStore((content) => {
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
    devices: createDevices(),
    outbox: createOutbox(),
    delegates: options.delegates ?? [],
    nameOf: createNameBook(locals),
    now,
  };
  const faults = createGatewayFaults();
  const app = createGatewayApp(world, faults, options.allowOrigin ?? (() => false));
  // Origins are checked by the app itself.
  const server = await serve({ app, host, port, refuse: refuseHost });
  return {
    url: server.url,
    port: server.port,
    faults: faults.control,
    notifications: world.outbox.sent,
    reset() {
      faults.control.clear();
      world.devices.clear();
      world.outbox.clear();
      store.clear();
      store.fill(seedStore(devnet.multisigs, now()));
    },
    stop: server.stop,
  };
}
