// Starts Mooring. Without a configuration: a local network with everything on this machine. With one
// (mooring.config.ts, .js or .json, or MOORING_… of the environment): the networks it configures. `npm start -- --help` prints the options.
import { resolve } from 'node:path';
import { withResolvers } from '@mooring/internal';
import {
  aborted,
  findConfigFile,
  hasOptions,
  jsonLog,
  type ListenOverrides,
  listenOverrides,
  startServer,
  stopSignal,
} from '@mooring/server';
import { ensurePage, pageFolder } from './page.ts';
import { root } from './run.ts';
import { localHostRefusal } from './start/localHostRefusal.ts';
import { readStartOptions, type StartOptions, startUsage } from './start/startOptions.ts';

try {
  const options = readStartOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(startUsage);
  else {
    await start(options);
    process.exit(0);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start({ port, keep, config }: StartOptions) {
  const listen = listenOverrides({ ...process.env, ...(port !== undefined && { PORT: port }) });
  const configFile = config ? resolve(config) : await findConfigFile(root);
  const isConfigured = configFile !== null || hasOptions(process.env);
  if (!isConfigured) await requireLocalHost(listen);
  await ensurePage();
  if (isConfigured) await startConfigured(configFile, listen);
  else await runBox(keep, listen);
}

async function requireLocalHost({ host }: ListenOverrides): Promise<void> {
  const { env: environment } = process;
  const refusal = await localHostRefusal({
    folder: root,
    workingFolder: process.cwd(),
    environment,
    host,
  });
  if (refusal !== null) throw new Error(refusal);
}

/** Runs the local network until a signal. @throws {Error} with a sentence when its chains stop before */
async function runBox(keep: boolean, listen: ListenOverrides): Promise<void> {
  // Imported lazily: on real networks neither the local network nor its build dependencies are needed.
  const { startBox } = await import('./start/startBox.ts');
  const { promise: lost, resolve: onExit } = withResolvers<string>();
  const box = await startBox(keep, listen, onExit);
  // A signal before this point ends the process immediately, and the chains with it.
  const reason = await Promise.race([aborted(stopSignal()), lost]);
  await box.stop();
  if (reason !== undefined) throw new Error(reason);
}

async function startConfigured(configFile: string | null, listen: ListenOverrides) {
  await startServer({
    configFile,
    environment: process.env,
    pageFolder,
    log: jsonLog((line) => process.stdout.write(line)),
    stop: stopSignal(),
    onListening: (url) => console.log(`\n  Mooring is at ${url}\n`),
    ...listen,
  });
}
