import { access, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from './configError.ts';
import type { ValidConfig } from './configSchema.ts';
import { parseConfig } from './parseConfig.ts';
import { resolvePaths } from './resolvePaths.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const FILE_NAMES = ['mooring.config.ts', 'mooring.config.js', 'mooring.config.json'];

/** Absolute path of a folder's configuration file; null without one. */
export async function findConfigFile(folder: string): Promise<string | null> {
  for (const name of FILE_NAMES) {
    const file = resolve(join(folder, name));
    if (await exists(file)) return file;
  }
  return null;
}

/**
 * Loads and validates a configuration file: a TypeScript or JavaScript module whose `default` (or `config`)
 * export is the configuration, or a .json file. Paths in it are made absolute.
 *
 * @throws {ConfigError} when there is no such file, it cannot be read, or it has faults.
 */
export async function loadConfig(file: string): Promise<ValidConfig> {
  const path = resolve(file);
  const name = basename(path);
  if (!(await exists(path))) {
    throw fileError(name, 'no such file', `Copy mooring.config.example.ts to ${path} and edit it.`);
  }
  const input = extname(path) === '.json' ? await readJsonFile(path) : await readModule(path);
  const config = parseConfig(input, name);
  return resolvePaths(config, dirname(path));
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
    const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
    module = Object(loaded);
  } catch (error) {
    const found = `a module that fails to load (${firstLine(error)})`;
    throw fileError(basename(path), found, 'Run it with node to see the error.');
  }
  if ('default' in module) return module.default;
  if ('config' in module) return module.config;
  const hint = 'Write: export default defineConfig({ networks: [ … ] }).';
  throw fileError(basename(path), 'no default export', hint);
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
