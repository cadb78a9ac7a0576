// Starts Mooring. Without a configuration file: a network in a box, with everything local.
// With one (mooring.config.ts, .js or .json): the networks it names.
// `npm start -- --help` prints its options.
import { join, resolve } from 'node:path';
import { type Local, startLocal } from '@mooring/devnet/local';
import {
  databaseUrl,
  findConfigFile,
  jsonLog,
  type ListenOverrides,
  listenOverrides,
  runFromConfig,
} from '@mooring/server';
import { ensurePage, pageFolder } from './page.ts';
import { root } from './run.ts';
import { boxRefusal } from './start/boxRefusal.ts';
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
  if (configFile === null) await demandBox(listen);
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

async function demandBox({ host }: ListenOverrides): Promise<void> {
  const { env: environment } = process;
  const refusal = await boxRefusal({
    folder: root,
    workingFolder: process.cwd(),
    environment,
    host,
  });
  if (refusal !== null) throw new Error(refusal);
}

async function startConfigured(file: string, listen: ListenOverrides) {
  const log = jsonLog((line) => process.stdout.write(line));
  const running = await runFromConfig({
    configFile: file,
    pageFolder,
    log,
    databaseUrl: databaseUrl(process.env),
    ...listen,
  });
  console.log(`\n  Mooring is at ${running.url}\n`);
  return running;
}

async function startBox(keep: boolean, listen: ListenOverrides) {
  const local = await startLocal({
    pageFolder,
    port: 3000,
    blockTimeSeconds: 2,
    ...listen,
    ...(keep && { stateFolder: join(root, '.mooring') }),
  });
  const { ethereum, rollup } = local.devnet;
  const kept = keep ? 'kept in .mooring/' : 'gone when stopped (--keep keeps it)';
  console.log(`
  Mooring is at ${local.url}

  Running on this machine, with no network beyond it:
    ${ethereum.chain.name.padEnd(16)} chain ${ethereum.chain.id}   ${ethereum.rpcUrl}
    ${rollup.chain.name.padEnd(16)} chain ${rollup.chain.id}   ${rollup.rpcUrl}
    Demo Wallet      in the page, ${local.devnet.accounts.length} accounts with coins, tokens and names
    Demo Phone       ${local.phoneUrl}
    Local Safe       ${safeLink(local)}
    State            ${kept}

  Stop with Ctrl+C.
`);
  return local;
}

/** The page as an app inside the first chain's Safe. */
function safeLink({ url, safe, safeHostUrl }: Local): string {
  if (!safe || !safeHostUrl) return 'none';
  return `${safeHostUrl}/?${new URLSearchParams({ app: url, safe: safe.address })}`;
}
