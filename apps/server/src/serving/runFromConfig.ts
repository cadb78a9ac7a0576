import { createApp } from '../app.ts';
import type { ValidConfig } from '../config/config.ts';
import { loadConfig } from '../config/loadConfig.ts';
import type { Log } from '../log.ts';
import { type RunningServer, serve } from './serve.ts';

/** Where to run, when it is not where the configuration file says. */
export type ListenOverrides = { host?: string; port?: number };

/**
 * Serves a built page and the networks of a configuration file.
 *
 * @throws {ConfigError} when the configuration has faults.
 * @throws {PageNotBuiltError} when the page's folder holds no built page.
 * @throws {Error} with a sentence when the port cannot be had.
 */
export async function runFromConfig(
  options: { configFile: string; pageFolder: string; log: Log } & ListenOverrides,
): Promise<RunningServer & { config: ValidConfig }> {
  const config = await loadConfig(options.configFile);
  const { log } = options;
  const app = createApp({ config, page: { folder: options.pageFolder }, log });
  const host = options.host ?? config.host;
  const server = await serve({ app, host, port: options.port ?? config.port });
  return { ...server, config };
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
