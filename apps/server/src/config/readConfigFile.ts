import { access, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from './configError.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Names of a configuration file, in the order in which they are looked for. */
export const CONFIG_FILES = ['mooring.config.ts', 'mooring.config.js', 'mooring.config.json'];

/** Absolute path of a folder's configuration file; null without one. */
export async function findConfigFile(folder: string): Promise<string | null> {
  for (const name of CONFIG_FILES) {
    const file = resolve(join(folder, name));
    if (await exists(file)) return file;
  }
  return null;
}

/**
 * Reads a configuration file: a TypeScript or JavaScript module whose `default` (or `config`) export is the
 * configuration, or a .json file. It may be anywhere: `@mooring/server` is this package where none is installed beside it.
 *
 * @param path Absolute path.
 * @throws {ConfigError} when there is no such file, or it cannot be read.
 */
export async function readConfigFile(path: string): Promise<unknown> {
  if (!(await exists(path))) {
    const hint = `Create ${path} with "npx @mooring/server init --config", or write the path of a file that exists.`;
    throw fileError(basename(path), 'no such file', hint);
  }
  return extname(path) === '.json' ? readJsonFile(path) : readModule(path);
}

async function readJsonFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    // The engine's message quotes the file, which contains keys: only the position is reported.
    const place = error instanceof Error ? /line \d+ column \d+/.exec(error.message)?.[0] : null;
    const found = place ? `text that is not JSON at ${place}` : 'text that is not JSON';
    throw fileError(basename(path), found, 'Check for a missing comma, quote or bracket.');
  }
}

async function readModule(path: string): Promise<unknown> {
  let module: object;
  try {
    module = await importFile(path);
  } catch (error) {
    const found = `a module that fails to load (${firstLine(error)})`;
    throw fileError(basename(path), found, 'Run it with node to see the error.');
  }
  if ('default' in module) return module.default;
  if ('config' in module) return module.config;
  throw fileError(
    basename(path),
    'no default export',
    'Write: export default { networks: [ … ] }.',
  );
}

const OWN_NAME = '@mooring/server';

/** Imports a module; what it imports from this package is this one, unless one is installed beside it. */
async function importFile(path: string): Promise<object> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        if (specifier !== OWN_NAME) throw error;
        // A package may import itself by its name.
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
  });
  try {
    const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
    return Object(loaded);
  } finally {
    hooks.deregister();
  }
}

function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return 'it throws a value that is not an error';
  const [line = ''] = withoutSecrets(error.message).split('\n');
  return `${error.name}: ${line}`;
}

function fileError(source: string, found: string, hint: string): ConfigError {
  return new ConfigError([{ path: '', found, hint }], source);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
