import { createApp } from '../app.ts';
import type { ValidConfig } from '../config/config.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Log } from '../log.ts';
import { type RunningServer, serve } from './serve.ts';

/** Where to run, when it is not where the configuration file says. */
export type ListenOverrides = { host?: string; port?: number };

/**
 * Serves a built page and the networks of a configuration file, and keeps what is kept in the file's
 * database, or in the PostgreSQL database of `databaseUrl`. Stopping finishes the running requests,
 * then closes the database.
 *
 * @throws {ConfigError} when the configuration has faults.
 * @throws {PageNotBuiltError} when the page's folder holds no built page.
 * @throws {Error} with a sentence when the port cannot be had, or the database not be used.
 */
export async function runFromConfig(
  options: {
    configFile: string;
    pageFolder: string;
    log: Log;
    databaseUrl?: string | undefined;
  } & ListenOverrides,
): Promise<RunningServer & { config: ValidConfig }> {
  const config = await loadConfig(options.configFile);
  const { log, pageFolder, databaseUrl } = options;
  const place = databaseUrl === undefined ? { file: config.database } : { url: databaseUrl };
  const database = config.signIn === null ? undefined : await openDatabase(place, log);
  try {
    const app = createApp({ config, page: { folder: pageFolder }, database, log });
    const host = options.host ?? config.host;
    const server = await serve({ app, host, port: options.port ?? config.port });
    let stopped: Promise<void> | null = null;
    return {
      ...server,
      config,
      stop() {
        stopped ??= server.stop().then(() => database?.close());
        return stopped;
      },
    };
  } catch (error) {
    await database?.close();
    throw error;
  }
}

/**
 * Reads `HOST` and `PORT` of an environment.
 *
 * @throws {Error} with a sentence when `PORT` is no port.
 */
export function listenOverrides(environment: Readonly<NodeJS.ProcessEnv>): ListenOverrides {
  const { HOST: host, PORT: port } = environment;
  if (port !== undefined && port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new Error('The environment variable PORT must be a port, 0 to 65535.');
  }
  return { ...(host ? { host } : {}), ...(port ? { port: Number(port) } : {}) };
}
