import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { hasOptions } from '../config/configSchema.ts';
import { findConfigFile } from '../config/readConfigFile.ts';
import { jsonLog } from '../log/log.ts';
import { checkConfig } from './check/checkConfig.ts';
import { initConfig } from './init/initConfig.ts';
import { startPreview } from './preview/startPreview.ts';
import { readOptions, type WrittenOptions } from './readOptions.ts';
import { rotateOidcKeys } from './rotateOidcKeys.ts';
import { startServer } from './startServer.ts';
import { aborted } from './stopSignal.ts';
import { usage } from './usage.ts';

const CONFIG = { config: 'the path of a file' };
const PORT = { port: 'a port, 0 to 65535' };
const PAGE = { page: 'the path of a folder' };
/** Options of each command. */
const COMMANDS = {
  start: { ...CONFIG, ...PAGE, ...PORT },
  check: { ...CONFIG, ...PAGE },
  preview: { ...CONFIG, ...PAGE, ...PORT },
  'rotate-keys': CONFIG,
  init: {
    ...CONFIG,
    ...{ 'public-url': 'an origin', name: 'a name', network: 'ID=URL', proxies: 'a number' },
  },
};

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word);

/**
 * Runs the command and resolves with its exit code. Errors are printed as sentences.
 *
 * @param stop aborts when the command is asked to end
 */
export async function runCommand(args: readonly string[], stop: AbortSignal): Promise<number> {
  try {
    const [first = 'start', ...others] = args;
    const [name, rest] = first.startsWith('-') ? ['start', args] : [first, others];
    if (!isCommand(name)) throw new Error(`Unknown command: ${name}\n\n${usage}`);
    const names = { ...COMMANDS[name], help: null, version: null };
    const written = readOptions(rest, names, usage);
    if (written.has('help')) process.stdout.write(usage);
    else if (written.has('version')) process.stdout.write(`${readVersion()}\n`);
    else if (name === 'init') await initConfig(written, stop);
    // Changes nothing: it may end in the midst of a question.
    else if (name === 'check') return await Promise.race([check(written), failedOn(stop)]);
    else if (name === 'preview') await preview(written, stop);
    else if (name === 'rotate-keys') await rotate(written);
    else await start(written, stop);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Resolves with the exit code of a failure when a signal aborts. */
async function failedOn(stop: AbortSignal): Promise<number> {
  await aborted(stop);
  return 1;
}

async function start(written: WrittenOptions, stop: AbortSignal): Promise<void> {
  const port = written.get('port')?.at(-1);
  await startServer({
    configFile: await findConfiguration(written),
    environment: { ...process.env, ...(port !== undefined && { PORT: port }) },
    pageFolder: findPage(written),
    log: jsonLog((line) => process.stdout.write(line)),
    stop,
  });
}

async function preview(written: WrittenOptions, stop: AbortSignal): Promise<void> {
  const {
    url,
    warnings,
    stop: end,
  } = await startPreview({
    configFile: await findConfiguration(written),
    environment: process.env,
    pageFolder: findPage(written),
    port: Number(written.get('port')?.at(-1) ?? 0),
  });
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`);
  process.stdout.write(`The preview is at ${url}\n`);
  await aborted(stop);
  await end();
}

async function rotate(written: WrittenOptions): Promise<void> {
  const configFile = await findConfiguration(written);
  const text = await rotateOidcKeys({ configFile, environment: process.env });
  process.stdout.write(`${text}\n`);
}

async function check(written: WrittenOptions): Promise<number> {
  const configFile = await findConfiguration(written);
  const pageFolder = findPage(written);
  const faults = await checkConfig({ configFile, environment: process.env, pageFolder }, (line) =>
    process.stdout.write(`${line}\n`),
  );
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

/**
 * Path of the configuration file; null for the environment alone.
 *
 * @throws {Error} when there is no configuration.
 */
async function findConfiguration(written: WrittenOptions): Promise<string | null> {
  const folder = process.cwd();
  const file = written.get('config')?.at(-1) ?? (await findConfigFile(folder));
  if (file !== null) return resolve(file);
  if (hasOptions(process.env)) return null;
  throw new Error(
    `There is no mooring.config.ts, .js or .json in ${folder}, and no MOORING_… in the environment. ` +
      'Create one with "npx @mooring/server init", or name one with --config.',
  );
}

/** Folder of this package: above `dist` where it is published, above `src/command` in the repository. */
const packageFolder = ['..', '../..']
  .map((folder) => resolve(import.meta.dirname, folder))
  .find((folder) => existsSync(join(folder, 'package.json')));

/** Folder of the built page: named, in the published package, or that of apps/web in the repository. */
function findPage(written: WrittenOptions): string {
  const named = written.get('page')?.at(-1);
  if (named !== undefined) return resolve(named);
  const published = resolve(packageFolder ?? '.', 'page');
  return existsSync(published) ? published : resolve(packageFolder ?? '.', '../web/dist');
}

function readVersion(): string {
  const file = resolve(packageFolder ?? '.', 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  return String(version);
}
