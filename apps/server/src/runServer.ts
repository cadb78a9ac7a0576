import process from 'node:process';
import { parseArgs } from 'node:util';
import { findConfigFile } from './config/loadConfig.ts';
import { databaseUrl } from './database/openDatabase.ts';
import { jsonLog } from './log/log.ts';
import { logProcessEvents } from './log/logProcessEvents.ts';
import { relayAccount } from './relay/relayAccount.ts';
import { listenOverrides, runFromConfig } from './runFromConfig.ts';

const SERVER_USAGE = 'Usage: node apps/server/src/main.ts [--config file] [--page folder]';

/**
 * Runs the server command until a signal stops it.
 *
 * @param pageFolder Folder of the built page, unless the command names one.
 * @param stopping Aborts with the name of a signal.
 */
export async function runServer(pageFolder: string, stopping: AbortSignal): Promise<void> {
  const log = jsonLog((line) => process.stdout.write(line));
  logProcessEvents(log);
  try {
    const { values } = parseArgs({
      options: { config: { type: 'string' }, page: { type: 'string', default: pageFolder } },
    });
    const configFile = values.config ?? (await findConfigFile(process.cwd()));
    if (configFile === null) {
      throw new Error(
        `There is no mooring.config.ts, .js or .json in ${process.cwd()}. ` +
          `Copy mooring.config.example.ts to mooring.config.ts and edit it.\n${SERVER_USAGE}`,
      );
    }
    const overrides = listenOverrides(process.env);
    const server = await runFromConfig({
      configFile,
      pageFolder: values.page,
      log,
      databaseUrl: databaseUrl(process.env),
      relayAccount: relayAccount(process.env),
      signal: stopping,
      ...overrides,
    });
    log({ level: 'info', message: `listening on ${server.url}` });
    if (server.metricsUrl) log({ level: 'info', message: `metrics at ${server.metricsUrl}` });
    await untilAborted(stopping);
    log({ level: 'info', message: `stopping on ${stopping.reason}` });
    await server.stop();
  } catch (error) {
    if (!stopping.aborted) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    }
    log({ level: 'info', message: `stopping on ${stopping.reason} during the start` });
  }
  log({ level: 'info', message: 'stopped' });
  process.exit(0);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}
