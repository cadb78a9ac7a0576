import { join } from 'node:path';
import {
  createApp,
  type Database,
  isLoopback,
  type Log,
  type MooringServerConfig,
  openDatabase,
  parseConfig,
  type RunningServer,
  serve,
} from '@mooring/server';
import type { Relay } from '@mooring/testing/pairing';
import {
  type LocalPairing,
  type PairingPorts,
  startPairing,
} from '../demo-phone/server/startPairing.ts';
import { type Devnet, startDevnet } from '../devnet.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { LocalSafe } from '../safe/multisig/localSafe.ts';
import {
  type LocalMultisig,
  type SafePorts,
  startLocalSafe,
} from '../safe-host/server/startLocalSafe.ts';
import { buildDemoWalletScript, withDemoWallet } from './withDemoWallet.ts';

export interface LocalOptions {
  /** The folder of the built page; null serves none, for a development server beside this one. */
  readonly pageFolder: string | null;
  /** A name or address of this machine alone: the keys in it are public. Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: 0, any free one. */
  readonly port?: number;
  /** Where chains, sessions and contacts are kept between starts. Default: nowhere, every start is a new one. */
  readonly stateFolder?: string;
  /** How often a block is made; without it, one for every transaction at once. */
  readonly blockTimeSeconds?: number;
  /** Lets the local chains wear the ids of real ones. */
  readonly chainIds?: { readonly ethereum?: number; readonly rollup?: number };
  /** Shorter waits, for those who test what happens when they end. */
  readonly timeouts?: MooringServerConfig['timeouts'];
  /** Where the relay and the demo phone listen, on 127.0.0.1; false starts neither. Default: any free ports. */
  readonly pairing?: PairingPorts | false;
  /** Where the Safe gateway and the local Safe's page listen, on 127.0.0.1; false starts neither. Default: any free ports. */
  readonly safe?: SafePorts | false;
  readonly log?: Log;
}

/** The whole product running on this machine, with no network beyond it. */
export interface Local {
  /** The one address to open. */
  readonly url: string;
  readonly devnet: Devnet;
  readonly server: RunningServer;
  /** The relay between page and phone, with its faults; null when left out, as are the two below. */
  readonly relay: Relay | null;
  readonly relayUrl: string | null;
  /** The demo phone's page, built when first opened. `<phoneUrl>/wc?uri=<encoded link>` pairs at once. */
  readonly phoneUrl: string | null;
  /** The first chain's Safe; null when left out, as are the three below. */
  readonly safe: LocalSafe | null;
  /** The gateway of its queue and messages, with its faults. */
  readonly gateway: Gateway | null;
  readonly gatewayUrl: string | null;
  /** The local Safe's page, built when first opened. `<safeHostUrl>/?app=<encoded address>&safe=0x…` frames an application. */
  readonly safeHostUrl: string | null;
  stop(): Promise<void>;
}

/**
 * Starts two chains with names, tokens and accounts, the server over them, the demo wallet in its
 * pages, a demo phone with the relay it is reached by, and a gateway and a page for the Safes.
 * @throws {Error} with a sentence when a chain or the server cannot start, or other machines would
 * reach it
 */
export async function startLocal(options: LocalOptions): Promise<Local> {
  const { host = '127.0.0.1', port = 0, timeouts, log = () => {} } = options;
  if (!isLoopback(host)) {
    throw new Error(`Other machines reach ${host}, and the local network has keys everyone knows.`);
  }
  const [devnet, script] = await Promise.all([
    startDevnet({
      ...(options.stateFolder !== undefined && { stateFolder: options.stateFolder }),
      ...(options.blockTimeSeconds !== undefined && { blockTimeSeconds: options.blockTimeSeconds }),
      ...(options.chainIds && { chainIds: options.chainIds }),
    }),
    buildDemoWalletScript(),
  ]);
  let database: Database | undefined;
  let pairing: LocalPairing | null = null;
  let multisig: LocalMultisig | null = null;
  try {
    if (options.pairing !== false) pairing = await startPairing(devnet, options.pairing);
    if (options.safe !== false) {
      multisig = await startLocalSafe(devnet, {
        ...options.safe,
        stateFolder: options.stateFolder,
      });
    }
    const config = parseConfig({
      identityNetwork: devnet.ethereum.chain.id,
      networks: [devnet.ethereum, devnet.rollup].map(({ chain, rpcUrl, tokens }) => ({
        id: chain.id,
        name: chain.name,
        currency: chain.nativeCurrency,
        testnet: true,
        upstreams: [rpcUrl],
        walletRpcUrls: [rpcUrl],
        blockTimeMs: (options.blockTimeSeconds ?? 1) * 1000,
        contracts: contractsOf(chain),
        tokens: tokens.map(({ address, name, symbol, decimals }) => ({
          address,
          name,
          symbol,
          decimals,
        })),
      })),
      // Everyone here is the same client.
      limits: { rpcPerMinute: 0, rpcBytesPerMinute: 0, rpcConcurrent: 0 },
      contacts: { bytesPerDay: 0, accountsPerDay: 0 },
      ...(timeouts && { timeouts }),
      ...(pairing && {
        pairing: { projectId: pairing.projectId, relayUrl: pairing.relay.url },
      }),
      ...(multisig && {
        multisig: { gatewayUrl: multisig.gateway.url },
        safeHosts: multisig.hostOrigins,
      }),
    });
    const page = options.pageFolder === null ? null : { folder: options.pageFolder };
    const { stateFolder } = options;
    database = await openDatabase(
      stateFolder === undefined ? 'memory' : { file: join(stateFolder, 'mooring.sqlite') },
      log,
    );
    const app = createApp({ config, page, database, log, local: true });
    const server = await serve({
      app: withDemoWallet(app, devnet, script, multisig?.gateway.url),
      host,
      port,
    });
    multisig?.allowOrigin(server.url);
    return {
      url: server.url,
      devnet,
      server,
      relay: pairing?.relay ?? null,
      relayUrl: pairing?.relay.url ?? null,
      phoneUrl: pairing?.phoneUrl ?? null,
      safe: multisig?.safe ?? null,
      gateway: multisig?.gateway ?? null,
      gatewayUrl: multisig?.gateway.url ?? null,
      safeHostUrl: multisig?.hostUrl ?? null,
      async stop() {
        await server.stop();
        await multisig?.stop();
        await pairing?.stop();
        await database?.close();
        await devnet.stop();
      },
    };
  } catch (error) {
    await multisig?.stop();
    await pairing?.stop();
    await database?.close();
    await devnet.stop();
    throw error;
  }
}

function contractsOf({ contracts }: Devnet['ethereum']['chain']) {
  const { multicall3, ensUniversalResolver } = contracts ?? {};
  return {
    ...(multicall3 && { multicall3: { address: multicall3.address } }),
    ...(ensUniversalResolver && {
      ensUniversalResolver: { address: ensUniversalResolver.address },
    }),
  };
}
