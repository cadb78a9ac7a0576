// Starts Mooring. Without a configuration file: a network in a box, with everything local.
// With one (mooring.config.ts, .js or .json): the networks it names.
//
//   --port N     where to listen (default 3000, or PORT; 0 takes any free one)
//   --keep       keep the local chains between starts, in .mooring/
//   --config F   a configuration file elsewhere
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Local, startLocal } from '@mooring/devnet';
import {
  databaseUrl,
  findConfigFile,
  jsonLog,
  listenOverrides,
  runFromConfig,
} from '@mooring/server';
import { ensurePage, pageFolder } from './page.ts';
import { root } from './run.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    keep: { type: 'boolean' },
    config: { type: 'string' },
  },
});
const listen = listenOverrides({ ...process.env, ...(values.port && { PORT: values.port }) });
const configFile = values.config ? resolve(values.config) : await findConfigFile(root);

try {
  await ensurePage();
  const running = configFile ? await startConfigured(configFile) : await startBox();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function startConfigured(file: string) {
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

async function startBox() {
  const local = await startLocal({
    pageFolder,
    port: 3000,
    blockTimeSeconds: 2,
    ...listen,
    ...(values.keep && { stateFolder: join(root, '.mooring') }),
  });
  const { ethereum, rollup } = local.devnet;
  const kept = values.keep ? 'kept in .mooring/' : 'gone when stopped (--keep keeps it)';
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
