import { basename, dirname, resolve } from 'node:path';
import { applyVariables } from './applyVariables.ts';
import { configSchema, type ValidConfig } from './configSchema.ts';
import { isWithin } from './fieldPath.ts';
import { fillVariables } from './fillVariables.ts';
import { variableName } from './optionVariables.ts';
import { parseConfig } from './parseConfig.ts';
import { readConfigFile } from './readConfigFile.ts';
import { type Environment, readVariable } from './readVariable.ts';
import { resolvePaths } from './resolvePaths.ts';

/** Place of a configuration. */
export interface ConfigPlace {
  /** Configuration file; null for none, the environment alone. */
  file: string | null;
  /** Environment variables; `MOORING_…` override the file. Default: none. */
  environment?: Environment;
  /** Folder of relative paths without a file. Default: the working directory. */
  folder?: string;
}

/** Validated configuration, with what is said about it at start. */
export interface LoadedConfig {
  config: ValidConfig;
  /** Folder that relative paths of the configuration belong to. */
  folder: string;
  /** Variables of the environment that look like options, but are none. */
  ignored: readonly string[];
}

/**
 * Loads and validates a configuration: a file, whose texts may contain `${NAME}` of the environment, and the options of
 * `MOORING_…` variables. Its paths are made absolute.
 *
 * @throws {ConfigError} when there is no such file, it cannot be read, or the configuration has faults.
 */
export async function loadConfig(place: ConfigPlace): Promise<LoadedConfig> {
  const { environment = {} } = place;
  const file = place.file === null ? null : resolve(place.file);
  const folder = file === null ? resolve(place.folder ?? '.') : dirname(file);
  const written = file === null ? {} : await readConfigFile(file);
  const filled = fillVariables(written, (name) => readVariable(environment, name, folder));
  const applied = applyVariables(configSchema, filled.input, environment, folder);
  const unset = filled.faults.filter(
    ({ path }) => ![...applied.variables.keys()].some((option) => isWithin(path, option)),
  );
  const secretPaths = [...filled.secretPaths, ...applied.secretPaths];
  const config = parseConfig(applied.input, {
    source: file === null ? 'The environment' : basename(file),
    isSecret: (path) => secretPaths.some((secret) => isWithin(path, secret)),
    nameOf: (path) => nameField(path, applied.variables, file === null),
    faults: [...unset, ...applied.faults],
  });
  return { config: resolvePaths(config, folder), folder, ignored: applied.ignored };
}

/** Name of a field in errors: its path, or the variable that sets it, or without a file would set it. */
function nameField(
  path: string,
  variables: ReadonlyMap<string, string>,
  hasNoFile: boolean,
): string {
  const setters = [...variables].filter(([option]) => isWithin(path, option));
  const [option, variable] = setters.toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  if (option === path) return variable ?? path;
  if (variable !== undefined) return `${variable}, ${path}`;
  return hasNoFile && /^[\w.]+$/.test(path) ? variableName(path.split('.')) : path;
}
