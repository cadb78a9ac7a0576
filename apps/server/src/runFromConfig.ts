import { type App, createApp } from './app.ts';
import type { ValidConfig } from './config/configSchema.ts';
import { loadConfig } from './config/loadConfig.ts';
import { openDatabase } from './database/openDatabase.ts';
import { boundRepeats, type Log } from './log/log.ts';
import { metricsApp } from './metrics/metrics.ts';
import { registerProcessMetrics } from './metrics/processMetrics.ts';
import { estimateDailyLoss } from './relay/dailyLoss.ts';
import type { RelayAccount } from './relay/relayAccount.ts';
import { startWarnings } from './security/startWarnings.ts';
import { type RunningServer, serve } from './serving/serve.ts';

/** Overrides of host and ports in the configuration file. */
export interface ListenOverrides {
  host?: string;
  port?: number;
  metricsPort?: number;
}

/** Longest wait for a database that starts later than the server, in ms. */
const DATABASE_WAIT_MS = 120_000;

const NO_KEY =
  'passkeys.relay is configured, but the environment variable RELAY_KEY is not set. Set it to the private key of ' +
  'the account that pays, or remove passkeys.relay.';

/**
 * Serves a built page and the networks of a configuration file, with the file's database or the PostgreSQL database of
 * `databaseUrl`, which it waits for. Needs a separate process: it replaces globals (`serve`). Stopping finishes running requests, then
 * closes the database.
 *
 * @throws {ConfigError} when the configuration has faults.
 * @throws {PageNotBuiltError} when the page's folder has no built page.
 * @throws {Error} when the port is not available, the database cannot be used, or a configured relay has no
 *   account.
 */
export async function runFromConfig(
  options: {
    configFile: string;
    pageFolder: string;
    log: Log;
    databaseUrl?: string | undefined;
    /** Account the relay pays from. */
    relayAccount?: RelayAccount | undefined;
    /** Ends the start before it listens, while it waits for the database too. */
    signal?: AbortSignal | undefined;
  } & ListenOverrides,
): Promise<RunningServer & { config: ValidConfig; metricsUrl: string | null }> {
  const config = await loadConfig(options.configFile);
  const { pageFolder, databaseUrl, relayAccount, signal } = options;
  const log = boundRepeats(options.log);
  if (config.passkeys?.relay) {
    if (relayAccount === undefined) throw new Error(NO_KEY);
    log({ level: 'info', message: `the relay pays from ${relayAccount.address}` });
    for (const message of estimateDailyLoss(config)) log({ level: 'info', message });
  }
  for (const message of startWarnings(config)) log({ level: 'warn', message });
  const place = databaseUrl === undefined ? { file: config.database } : { url: databaseUrl };
  const isKept = config.signIn !== false || config.limits.rpcPerMinute > 0;
  const database = isKept
    ? await openDatabase(place, log, { longestMs: DATABASE_WAIT_MS, signal })
    : undefined;
  try {
    const app = createApp({ config, page: { folder: pageFolder }, database, relayAccount, log });
    await app.ready;
    signal?.throwIfAborted();
    const host = options.host ?? config.host;
    const port = options.port ?? config.port;
    const connections = connectionLimits(config);
    const server = await serve({ app, host, port, connections, replacesGlobals: true });
    const metrics = await serveMetrics(app, config, options.metricsPort).catch(async (error) => {
      await server.stop();
      throw error;
    });
    let stopped: Promise<void> | null = null;
    return {
      ...server,
      config,
      metricsUrl: metrics && `${metrics.url}/metrics`,
      stop() {
        stopped ??= Promise.all([server.stop(), metrics?.stop()])
          .then(() => app.stop?.())
          .then(() => database?.close());
        return stopped;
      },
    };
  } catch (error) {
    await database?.close();
    throw error;
  }
}

/** Omits the limit per client behind proxies, as all connections are theirs. */
function connectionLimits({ connections, proxies }: ValidConfig): ValidConfig['connections'] {
  return proxies === 0 ? connections : { ...connections, perClient: 0 };
}

async function serveMetrics(
  app: App,
  { metrics }: ValidConfig,
  port: number | undefined,
): Promise<RunningServer | null> {
  const { metrics: registry } = app;
  if (registry === undefined || (metrics === undefined && port === undefined)) return null;
  const { host, port: configured } = metrics ?? { host: '127.0.0.1', port: 0 };
  registerProcessMetrics(registry);
  const listening = serve({ app: metricsApp(registry), host, port: port ?? configured });
  return listening.catch((error: Error) => {
    throw new Error(`The metrics are not served: ${error.message} (metrics.port, METRICS_PORT)`);
  });
}

/**
 * Reads `HOST`, `PORT` and `METRICS_PORT` from an environment.
 *
 * @throws {Error} when a port is invalid.
 */
export function listenOverrides(environment: Readonly<NodeJS.ProcessEnv>): ListenOverrides {
  const { HOST: host } = environment;
  const port = readPort(environment, 'PORT');
  const metricsPort = readPort(environment, 'METRICS_PORT');
  return {
    ...(host ? { host } : {}),
    ...(port === undefined ? {} : { port }),
    ...(metricsPort === undefined ? {} : { metricsPort }),
  };
}

function readPort(environment: Readonly<NodeJS.ProcessEnv>, name: string): number | undefined {
  const written = environment[name] ?? '';
  if (written === '') return undefined;
  if (/^\d{1,5}$/.test(written) && Number(written) <= 65_535) return Number(written);
  throw new Error(`The environment variable ${name} must be a port, 0 to 65535.`);
}
