import { isRecord, parseJson } from '@mooring/internal';
import * as v from 'valibot';
import type { ConfigFault } from './configError.ts';
import { fieldPath } from './fieldPath.ts';
import { didYouMean } from './fields.ts';
import { itemSchema } from './optionFields.ts';
import {
  findVariableOption,
  listVariables,
  VARIABLE_PREFIX,
  type VariableOption,
} from './optionVariables.ts';
import { type Environment, readVariable } from './readVariable.ts';

/** Configuration with the options of environment variables. */
export interface AppliedVariables {
  input: unknown;
  /** Variables by the path of the option that they set. */
  variables: ReadonlyMap<string, string>;
  /** Paths of options that were read from the file of a variable: their values are not shown. */
  secretPaths: ReadonlySet<string>;
  faults: readonly ConfigFault[];
  /** Variables with our prefix that are not options. */
  ignored: readonly string[];
}

/** Variables that Kubernetes adds to containers beside a service named "mooring". */
const OF_SERVICE = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_|$)/;
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/**
 * Sets the options that environment variables name over those of `input`, which is not changed.
 *
 * @param folder Folder of relative paths of `…_FILE`.
 */
export function applyVariables(
  schema: v.GenericSchema,
  input: unknown,
  environment: Environment,
  folder: string,
): AppliedVariables {
  const variables = new Map<string, string>();
  const secretPaths = new Set<string>();
  const faults: ConfigFault[] = [];
  const ignored: string[] = [];
  let result = input;
  // Sorted: an object as JSON comes before its fields.
  for (const name of optionNames(schema, environment)) {
    const option = findVariableOption(schema, name);
    if (option === null) {
      const hint = unknownHint(schema, name);
      if (hint === null) ignored.push(name);
      else faults.push({ path: name, found: 'a value', hint });
      continue;
    }
    try {
      const text = readVariable(environment, name, folder);
      if (text === undefined || SERVICE_ADDRESS.test(text)) continue;
      const path = fieldPath(option.keys);
      result = withValue(result, option.keys, parseValue(option, text));
      variables.set(path, name);
      if (environment[`${name}_FILE`]) secretPaths.add(path);
    } catch (error) {
      const hint = error instanceof Error ? error.message : String(error);
      faults.push({ path: name, found: 'no usable value', hint });
    }
  }
  return { input: result, variables, secretPaths, faults, ignored };
}

/** Returns true if a variable of the environment sets an option. */
export function hasOptionVariables(schema: v.GenericSchema, environment: Environment): boolean {
  return optionNames(schema, environment).some(
    (name) => findVariableOption(schema, name) !== null && !isServiceAddress(environment[name]),
  );
}

function isServiceAddress(value: string | undefined): boolean {
  return value !== undefined && SERVICE_ADDRESS.test(value);
}

/** Names of the set variables with our prefix, without `_FILE`, sorted. */
function optionNames(schema: v.GenericSchema, environment: Environment): readonly string[] {
  const set = Object.keys(environment).filter(
    (name) => name.startsWith(VARIABLE_PREFIX) && environment[name] && !OF_SERVICE.test(name),
  );
  const names = set.map((name) => {
    const isFile = name.endsWith('_FILE') && findVariableOption(schema, name) === null;
    return isFile ? name.slice(0, -'_FILE'.length) : name;
  });
  return [...new Set(names)].sort();
}

/** Hint for a variable that was probably meant as an option; null for others, such as those of other programs. */
function unknownHint(schema: v.GenericSchema, name: string): string | null {
  const known = listVariables(schema).map((variable) => variable.slice(VARIABLE_PREFIX.length));
  const near = didYouMean(name.slice(VARIABLE_PREFIX.length), known);
  if (near !== null) return `There is no such option; did you mean ${VARIABLE_PREFIX}${near}?`;
  return name.includes('__') ? 'There is no such option.' : null;
}

/**
 * Parses the text of a variable: the text itself where the option takes it, otherwise JSON, otherwise for a list its
 * items separated by commas.
 */
function parseValue({ schema }: VariableOption, text: string): unknown {
  if (v.safeParse(schema, text).success) return text;
  const value = parseJson(text);
  if (value !== undefined) return value;
  if (/^\s*[[{]/.test(text))
    throw new Error('It is not JSON: check for a missing comma, quote or bracket.');
  return itemSchema(schema) ? text.split(',').map((item) => item.trim()) : text;
}

function withValue(input: unknown, keys: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items: unknown[] = Array.isArray(input) ? [...input] : [];
    while (items.length < key) items.push(undefined);
    items[key] = withValue(items[key], rest, value);
    return items;
  }
  const object = isRecord(input) ? input : {};
  return { ...object, [key]: withValue(object[key], rest, value) };
}
