import { setTimeout as wait } from 'node:timers/promises';
import { type App, createApp } from './app.ts';
import { brandWarnings } from './brand/brandWarnings.ts';
import type { ValidConfig } from './config/configSchema.ts';
import { loadConfig } from './config/loadConfig.ts';
import { type Environment, readVariable } from './config/readVariable.ts';
import { type DatabasePlace, databaseUrl, openDatabase } from './database/openDatabase.ts';
import { describeStart } from './describeStart.ts';
import { boundRepeats, type Log } from './log/log.ts';
import { metricsApp } from './metrics/metrics.ts';
import { registerProcessMetrics } from './metrics/processMetrics.ts';
import { checkSite } from './page/checkSite.ts';
import { mailAccess } from './recovery/mailAccess.ts';
import { estimateDailyLoss } from './relay/dailyLoss.ts';
import { relayAccount } from './relay/relayAccount.ts';
import { startWarnings } from './security/startWarnings.ts';
import { type RunningServer, serve } from './serving/serve.ts';
import { addListedTokens } from './tokens/readTokenLists.ts';

/** Overrides of host and ports in the configuration. */
export interface ListenOverrides {
  host?: string;
  port?: number;
  metricsPort?: number;
}

/** Longest wait for a database that starts later than the server, in ms. */
const DATABASE_WAIT_MS = 120_000;

/** Options of `runFromConfig`. */
export interface RunOptions extends ListenOverrides {
  /** Configuration file; null for the environment alone. */
  configFile: string | null;
  /** Environment variables: `MOORING_…`, `HOST`, `PORT`, `METRICS_PORT`, `DATABASE_URL`, `RELAY_KEY`, `SMTP_URL`, `GUARDIAN_KEY`. Default: none. */
  environment?: Environment;
  pageFolder: string;
  log: Log;
  /** Ends the start before it listens, while it waits for the database too. */
  stop?: AbortSignal;
}

/** Message for a relay without a key. */
export const NO_KEY =
  'passkeys.relay is configured, but the environment variable RELAY_KEY is not set. Set it to the private key of ' +
  'the account that pays, or remove passkeys.relay.';

/** Messages for mails without a mail server, and for a guardian without a key. */
export const NO_SMTP =
  'passkeys.email is configured, but the environment variable SMTP_URL is not set. Set it to the URL of the mail ' +
  'server, or remove passkeys.email.';
export const NO_GUARDIAN_KEY =
  'passkeys.email.guardian is true, but the environment variable GUARDIAN_KEY is not set. Set it to a private key ' +
  'that is used for nothing else, or remove passkeys.email.guardian.';

/**
 * Serves a built page and the networks of a configuration, with its SQLite file or the PostgreSQL database of
 * `DATABASE_URL`, which it waits for. Needs a separate process: it replaces globals (`serve`). Stopping waits for
 * `shutdown.delayMs`, finishes running requests, then closes the database.
 *
 * @throws {ConfigError} when the configuration has faults.
 * @throws {PageNotBuiltError} when the page's folder has no built page.
 * @throws {Error} when the port is not available, the database cannot be used, or a configured relay has no
 *   account.
 */
export async function runFromConfig(
  options: RunOptions,
): Promise<RunningServer & { config: ValidConfig; metricsUrl: string | null }> {
  const { configFile, environment = {}, pageFolder, stop } = options;
  const log = boundRepeats(options.log);
  const loaded = await loadConfig({ file: configFile, environment });
  const { folder, ignored } = loaded;
  const { networks, messages } = await addListedTokens(loaded.config);
  const config = { ...loaded.config, networks };
  for (const message of messages) log({ level: 'warn', message });
  const listen = { ...listenOverrides(environment), ...options };
  const account = relayAccount({ RELAY_KEY: readVariable(environment, 'RELAY_KEY', folder) });
  const mail = mailAccess({
    SMTP_URL: readVariable(environment, 'SMTP_URL', folder),
    GUARDIAN_KEY: readVariable(environment, 'GUARDIAN_KEY', folder),
  });
  const url = databaseUrl({ DATABASE_URL: readVariable(environment, 'DATABASE_URL', folder) });
  const place = databasePlace(config, url, folder);
  log({ level: 'info', message: describeStart({ configFile, folder, place }) });
  if (ignored.length > 0) {
    const message = `environment variables that are no options are ignored: ${ignored.join(', ')}`;
    log({ level: 'warn', message });
  }
  if (config.passkeys?.relay) {
    if (account === undefined) throw new Error(NO_KEY);
    log({ level: 'info', message: `the relay pays from ${account.address}` });
    for (const message of estimateDailyLoss(config)) log({ level: 'info', message });
  }
  if (config.passkeys?.email) {
    if (mail === undefined) throw new Error(NO_SMTP);
    const { guardian } = mail;
    if (config.passkeys.email.guardian && !guardian) throw new Error(NO_GUARDIAN_KEY);
    if (config.passkeys.email.guardian && guardian)
      log({ level: 'info', message: `the e-mail guardian is ${guardian.account.address}` });
  }
  for (const message of [...startWarnings(config), ...brandWarnings(config)])
    log({ level: 'warn', message });
  const waiting = { longestMs: DATABASE_WAIT_MS, signal: stop };
  const database = place && (await openDatabase(place, log, waiting));
  try {
    const page = { folder: pageFolder };
    const app = createApp({ config, page, database, relayAccount: account, mail, log });
    await app.ready;
    // With the renderer that is loaded by now: loading it before the rest took 9 MB more.
    await checkSite(pageFolder, config);
    stop?.throwIfAborted();
    const { host = config.host, port = config.port, metricsPort } = listen;
    const { connections, proxies } = config;
    const server = await serve({ app, host, port, connections, proxies, replacesGlobals: true });
    const metrics = await serveMetrics(app, config, metricsPort).catch(async (error) => {
      await server.stop();
      throw error;
    });
    let stopped: Promise<void> | null = null;
    return {
      ...server,
      config,
      metricsUrl: metrics && `${metrics.url}/metrics`,
      stop() {
        stopped ??= drain(app, config)
          .then(() => Promise.all([server.stop(), metrics?.stop()]))
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

/**
 * Answers as before but for health checks, for the configured time: until proxies have noticed. Without one too, connections
 * that wait to be accepted are accepted: closing would reset them.
 */
async function drain(app: App, { shutdown }: ValidConfig): Promise<void> {
  app.drain?.();
  await wait(shutdown.delayMs);
}

/**
 * Location of the database that a configuration needs; undefined if it needs none.
 *
 * @param url URL of a PostgreSQL database, in place of the file.
 */
export function databasePlace(
  { signIn, limits, database }: ValidConfig,
  url: string | undefined,
  folder: string,
): DatabasePlace | undefined {
  if (signIn === false && limits.rpcPerMinute === 0) return undefined;
  return url === undefined ? { file: database } : { url, folder };
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
