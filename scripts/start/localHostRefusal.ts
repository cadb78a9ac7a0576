import { readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { isLoopback } from '@mooring/server';

/** Folders searched for a misplaced configuration file, relative to its proper folder. */
const NEARBY = ['.', '..', 'apps', 'apps/server', 'apps/web', 'config', 'scripts'];

/** Names that look like a configuration file: `mooring.config.yaml`, `mooring.conf.ts`, `Mooring.json`. */
const LIKE_CONFIG = [
  /^\.?mooring[._-]?conf(?:ig(?:uration)?)?\./i,
  /^\.?mooring\.(?:json[5c]?|ya?ml|toml|ini|env|[cm]?[jt]s)$/i,
];
/** Except the example, and backups. */
const OTHERS = /\.(?:example|test|sqlite|bak|old|off|disabled)(?:\.|-|$)|~$/i;

/**
 * Reason not to start the local network, in sentences with what to do; null if there is none. Its keys are
 * public, so it must not start where the product is meant to run.
 *
 * @param options.folder Folder for a configuration file.
 * @param options.workingFolder Working directory of the command.
 * @param options.host Host to listen on, if set.
 */
export async function localHostRefusal(options: {
  folder: string;
  workingFolder: string;
  host: string | undefined;
  environment: Readonly<NodeJS.ProcessEnv>;
}): Promise<string | null> {
  const sign =
    hostSign(options.host) ?? environmentSign(options.environment) ?? (await fileSign(options));
  if (sign === null) return null;
  return (
    `${sign.found}, and there is no configuration file. Without one this starts a network in a box, ` +
    'whose keys everyone knows.\n' +
    `To run on real networks: ${sign.real ?? COPY}\n` +
    `To start the network in a box anyway: ${sign.box}`
  );
}

interface ConfigurationSign {
  found: string;
  real?: string;
  box: string;
}

const COPY = 'copy mooring.config.example.ts to mooring.config.ts in this folder, and edit it.';

function hostSign(host: string | undefined): ConfigurationSign | null {
  if (host === undefined || isLoopback(host)) return null;
  return {
    found: `HOST is ${host}, which other machines reach`,
    box: 'unset HOST, or set it to 127.0.0.1.',
  };
}

function environmentSign(environment: Readonly<NodeJS.ProcessEnv>): ConfigurationSign | null {
  for (const name of ['DATABASE_URL', 'DATABASE_URL_FILE']) {
    if (environment[name]) return { found: `${name} is set`, box: `unset ${name}.` };
  }
  if (environment['NODE_ENV'] === 'production') {
    return { found: 'NODE_ENV is production', box: 'unset NODE_ENV.' };
  }
  return null;
}

async function fileSign({
  folder,
  workingFolder,
}: {
  folder: string;
  workingFolder: string;
}): Promise<ConfigurationSign | null> {
  const places = new Set([workingFolder, ...NEARBY.map((place) => resolve(folder, place))]);
  for (const place of places) {
    const names = await readdir(place).catch(() => []);
    const name = names.find(isLikeConfig);
    if (name === undefined) continue;
    const file = relative(folder, join(place, name));
    const isElsewhere = dirname(file) !== '.';
    return {
      found: `There is ${file}, which is not read${isElsewhere ? ' there' : ' under this name'}`,
      real: isElsewhere
        ? `move it into ${folder}, or start with --config ${file}.`
        : 'rename it to mooring.config.ts, mooring.config.js or mooring.config.json.',
      box: `rename ${file} or move it away.`,
    };
  }
  return null;
}

function isLikeConfig(name: string): boolean {
  return LIKE_CONFIG.some((like) => like.test(name)) && !OTHERS.test(name);
}
