import { join } from 'node:path';
import {
  type App,
  createApp,
  type Database,
  isLoopback,
  type Log,
  type MailAccess,
  type MooringServerConfig,
  openDatabase,
  parseConfig,
  type RunningServer,
  relayAccount,
  serve,
} from '@mooring/server';
import type { Relay } from '@mooring/testing/pairing';
import { RELAYER } from '../accounts.ts';
import {
  type LocalPairing,
  type PairingPorts,
  startPairing,
} from '../demo-phone/server/startPairing.ts';
import { type Devnet, startDevnet } from '../devnet.ts';
import type { Gateway } from '../gateway/startGateway.ts';
import { PASSKEY_CONTRACTS } from '../passkey/passkeyContracts.ts';
import { RECOVERY_MODULES } from '../recovery/recoveryModules.ts';
import type { LocalSafe } from '../safe/multisig/multisig.ts';
import {
  type LocalMultisig,
  type SafePorts,
  startLocalSafe,
} from '../safe-host/server/startLocalSafe.ts';
import { buildDemoWalletScript, type FurtherNetwork, withDemoWallet } from './withDemoWallet.ts';

export interface LocalOptions {
  /** Folder of the built page; null serves none, for use with a development server. */
  readonly pageFolder: string | null;
  /** Loopback name or address: the keys are public. Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: 0, any free port. */
  readonly port?: number;
  /**
   * Ports of the chains on 127.0.0.1 where these are free, so that a wallet with their addresses finds them at the
   * next start. Default: any free ports.
   */
  readonly chainPorts?: { readonly ethereum: number; readonly rollup: number };
  /** Folder that keeps chains, sessions and contacts between starts. Default: none, each start is new. */
  readonly stateFolder?: string;
  /** Block time in seconds. Default: automine. */
  readonly blockTimeSeconds?: number;
  /** Ids of the chains, such as those of real ones. */
  readonly chainIds?: { readonly ethereum?: number; readonly rollup?: number };
  /** Rules of the chains, as anvil names them: `prague` has no precompile for passkeys. Default: anvil's newest. */
  readonly hardfork?: string;
  /** Networks in addition to the two, without contracts, such as one whose rules these contracts do not support. Default: none. */
  readonly further?: readonly FurtherNetwork[];
  /** URL that browsers use, if it differs: `http://localhost:3000`. Applications that people sign in to need it. */
  readonly publicUrl?: string;
  /** Applications that people sign in to from here. Default: none. */
  readonly oidc?: MooringServerConfig['oidc'];
  /** Mail server on this machine that takes the mails about recoveries, and the key of the e-mail guardian. Default: none. */
  readonly mail?: MailAccess;
  /** Timeouts of the server, shorter in tests. */
  readonly timeouts?: MooringServerConfig['timeouts'];
  /** Ports of the relay and the demo phone on 127.0.0.1; false starts neither. Default: any free ports. */
  readonly pairing?: PairingPorts | false;
  /**
   * Ports of the Safe gateway and the local Safe's page on 127.0.0.1; false starts neither. Default: any
   * free ports.
   */
  readonly safe?: SafePorts | false;
  /** Firebase project for push messages about the Safes. Default: none. */
  readonly firebase?: NonNullable<MooringServerConfig['multisig']>['firebase'];
  readonly log?: Log;
  /** Called once with a sentence when the chains stop unexpectedly. */
  readonly onExit?: (reason: string) => void;
  /** Wraps the server, for tests that delay its answers. */
  readonly wrapApp?: (app: App) => App;
  /** Wraps the database, for tests that delay it. */
  readonly wrapDatabase?: (database: Database) => Database;
}

/** The whole product running on this machine, without access to other networks. */
export interface Local {
  /** URL to open. */
  readonly url: string;
  readonly devnet: Devnet;
  readonly server: RunningServer;
  /** Stores of the server. */
  readonly database: Database;
  /** Relay between page and phone, with its faults; null if disabled, like the two below. */
  readonly relay: Relay | null;
  readonly relayUrl: string | null;
  /**
   * URL of the demo phone's page, built when first opened. `<phoneUrl>/wc?uri=<encoded link>` pairs at
   * once.
   */
  readonly phoneUrl: string | null;
  /** Safe of the first chain; null if disabled, like the three below. */
  readonly safe: LocalSafe | null;
  /** Gateway of its queue and messages, with its faults. */
  readonly gateway: Gateway | null;
  readonly gatewayUrl: string | null;
  /**
   * URL of the local Safe's page, built when first opened. `<safeHostUrl>/?app=<encoded URL>&safe=0x…`
   * frames an application.
   */
  readonly safeHostUrl: string | null;
  stop(): Promise<void>;
}

/**
 * Starts two chains with names, tokens and accounts, the server, the demo wallet in its pages, a demo phone
 * with its relay, and gateway and page of the Safes.
 * @throws {Error} with a sentence when a chain or the server cannot start, or `host` is reachable from
 * other machines
 */
export async function startLocal(options: LocalOptions): Promise<Local> {
  const { host = '127.0.0.1', port = 0, timeouts, mail, log = () => {} } = options;
  const { wrapApp = (app) => app, wrapDatabase = (stores) => stores } = options;
  if (!isLoopback(host)) {
    throw new Error(
      `Other machines can reach ${host}, and the keys of the local network are public.`,
    );
  }
  const [devnet, script] = await Promise.all([
    startDevnet({
      ...(options.stateFolder !== undefined && { stateFolder: options.stateFolder }),
      ...(options.blockTimeSeconds !== undefined && { blockTimeSeconds: options.blockTimeSeconds }),
      ...(options.chainPorts && { ports: options.chainPorts, portsArePreferences: true }),
      ...(options.chainIds && { chainIds: options.chainIds }),
      ...(options.hardfork !== undefined && { hardfork: options.hardfork }),
      onExit: options.onExit,
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
    const { factory, verifiers } = PASSKEY_CONTRACTS;
    const chains = [devnet.ethereum, devnet.rollup];
    const ids = chains.map(({ chain }) => chain.id);
    const { further = [] } = options;
    const all = [...chains, ...further.map((one) => ({ ...one, tokens: [] }))];
    const config = parseConfig({
      identityNetwork: devnet.ethereum.chain.id,
      networks: all.map(({ chain, rpcUrl, tokens }) => ({
        id: chain.id,
        name: chain.name,
        currency: chain.nativeCurrency,
        testnet: true,
        upstreams: [rpcUrl],
        walletRpcUrls: [rpcUrl],
        blockTimeMs: (options.blockTimeSeconds ?? 1) * 1000,
        contracts: chainContracts(chain),
        tokens: tokens.map(({ address, name, symbol, decimals }) => ({
          address,
          name,
          symbol,
          decimals,
        })),
      })),
      // All requests here come from the same client.
      limits: { rpcPerMinute: 0, rpcBytesPerMinute: 0, rpcConcurrent: 0 },
      contacts: { bytesPerDay: 0, accountsPerDay: 0 },
      passkeys: {
        contracts: Object.fromEntries(ids.map((id) => [id, { factory, verifiers }])),
        recovery: Object.fromEntries(ids.map((id) => [id, RECOVERY_MODULES[7]])),
        // Local ether has no value.
        relay: { networks: ids.map((id) => ({ id, costPerDay: 10n ** 19n })) },
        ...(mail && {
          email: { from: 'Mooring <mooring@example.org>', guardian: mail.guardian !== undefined },
        }),
      },
      ...(timeouts && { timeouts }),
      ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
      ...(options.oidc && { oidc: options.oidc }),
      ...(pairing && {
        pairing: { projectId: pairing.projectId, relayUrl: pairing.relay.url },
      }),
      ...(multisig && {
        multisig: { gatewayUrl: multisig.gateway.url, firebase: options.firebase },
        safeHosts: multisig.hostOrigins,
      }),
    });
    const page = options.pageFolder === null ? null : { folder: options.pageFolder };
    const { stateFolder } = options;
    database = await openDatabase(
      stateFolder === undefined ? 'memory' : { file: join(stateFolder, 'mooring.sqlite') },
      log,
    );
    const payer = relayAccount({ RELAY_KEY: RELAYER.privateKey });
    const stores = wrapDatabase(database);
    const app = wrapApp(
      createApp({ config, page, database: stores, relayAccount: payer, mail, log, local: true }),
    );
    const server = await serve({
      app: withDemoWallet(app, devnet, script, { gatewayUrl: multisig?.gateway.url, further }),
      host,
      port,
    });
    multisig?.allowOrigin(server.url);
    return {
      url: server.url,
      devnet,
      server,
      database,
      relay: pairing?.relay ?? null,
      relayUrl: pairing?.relay.url ?? null,
      phoneUrl: pairing?.phoneUrl ?? null,
      safe: multisig?.safe ?? null,
      gateway: multisig?.gateway ?? null,
      gatewayUrl: multisig?.gateway.url ?? null,
      safeHostUrl: multisig?.hostUrl ?? null,
      async stop() {
        await server.stop();
        await app.stop?.();
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

function chainContracts({ contracts }: Devnet['ethereum']['chain']) {
  const { multicall3, ensUniversalResolver } = contracts ?? {};
  return {
    ...(multicall3 && { multicall3: { address: multicall3.address } }),
    ...(ensUniversalResolver && {
      ensUniversalResolver: { address: ensUniversalResolver.address },
    }),
  };
}
