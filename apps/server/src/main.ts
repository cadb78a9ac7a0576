import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findConfigFile } from './config/loadConfig.ts';
import { databaseUrl } from './database/openDatabase.ts';
import { jsonLog } from './log/log.ts';
import { relayAccount } from './relay/relayAccount.ts';
import { listenOverrides, runFromConfig } from './runFromConfig.ts';

const PAGE_FOLDER = resolve(import.meta.dirname, '../../web/dist');
const SERVER_USAGE = 'Usage: node apps/server/src/main.ts [--config file] [--page folder]';

const log = jsonLog((line) => process.stdout.write(line));

try {
  const { values } = parseArgs({
    options: { config: { type: 'string' }, page: { type: 'string', default: PAGE_FOLDER } },
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
    ...overrides,
  });
  log({ level: 'info', message: `listening on ${server.url}` });
  if (server.metricsUrl) log({ level: 'info', message: `metrics at ${server.metricsUrl}` });
  const stop = async (signal: NodeJS.Signals) => {
    log({ level: 'info', message: `stopping on ${signal}` });
    await server.stop();
    log({ level: 'info', message: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
