// Starts Mooring. Without a configuration file: a local network with everything on this machine. With one
// (mooring.config.ts, .js or .json): the networks it configures. `npm start -- --help` prints the options.
import { resolve } from 'node:path';
import {
  databaseUrl,
  findConfigFile,
  jsonLog,
  type ListenOverrides,
  listenOverrides,
  relayAccount,
  runFromConfig,
} from '@mooring/server';
import { ensurePage, pageFolder } from './page.ts';
import { root } from './run.ts';
import { localHostRefusal } from './start/localHostRefusal.ts';
import { readStartOptions, type StartOptions, usage } from './start/startOptions.ts';

try {
  const options = readStartOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(usage);
  else await start(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start({ port, keep, config }: StartOptions) {
  const listen = listenOverrides({ ...process.env, ...(port !== undefined && { PORT: port }) });
  const configFile = config ? resolve(config) : await findConfigFile(root);
  if (configFile === null) await requireLocalHost(listen);
  await ensurePage();
  const running = configFile
    ? await startConfigured(configFile, listen)
    : await startBox(keep, listen);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
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

/** Imported lazily: on real networks neither the local network nor its build dependencies are needed. */
async function startBox(keep: boolean, listen: ListenOverrides) {
  return (await import('./start/startBox.ts')).startBox(keep, listen);
}

async function startConfigured(file: string, listen: ListenOverrides) {
  const log = jsonLog((line) => process.stdout.write(line));
  const running = await runFromConfig({
    configFile: file,
    pageFolder,
    log,
    databaseUrl: databaseUrl(process.env),
    relayAccount: relayAccount(process.env),
    ...listen,
  });
  console.log(`\n  Mooring is at ${running.url}\n`);
  return running;
}
