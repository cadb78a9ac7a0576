import type * as v from 'valibot';
import { itemSchema, type OptionField, optionFields, recordSchema } from './optionFields.ts';

/** Prefix of the environment variables of options. */
export const VARIABLE_PREFIX = 'MOORING_';

/** Option that an environment variable sets. */
export interface VariableOption {
  /** Keys from the configuration to the option: `['networks', 0, 'upstreams']`. */
  keys: readonly (string | number)[];
  schema: v.GenericSchema;
}

/** Name of an option in an environment variable: `rpcPerMinute` is `RPC_PER_MINUTE`. */
function variablePart(key: string | number): string {
  return String(key)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toUpperCase();
}

/** Environment variable of an option: `['limits', 'rpcBatch']` is `MOORING_LIMITS__RPC_BATCH`. */
export function variableName(keys: readonly (string | number)[]): string {
  return VARIABLE_PREFIX + keys.map(variablePart).join('__');
}

/**
 * Finds the option of an environment variable: `MOORING_NETWORKS__0__UPSTREAMS` is the upstreams of the first network.
 *
 * @returns null when there is no such option.
 */
export function findVariableOption(schema: v.GenericSchema, name: string): VariableOption | null {
  if (!name.startsWith(VARIABLE_PREFIX)) return null;
  let option: VariableOption = { keys: [], schema };
  for (const part of name.slice(VARIABLE_PREFIX.length).split('__')) {
    const field = findField(option.schema, part);
    if (field === null) return null;
    option = { keys: [...option.keys, field.key], schema: field.schema };
  }
  return option;
}

function findField(schema: v.GenericSchema, part: string): OptionField | null {
  const named = optionFields(schema).find(({ key }) => variablePart(key) === part);
  if (named) return named;
  if (!/^(?:0|[1-9]\d{0,15})$/.test(part)) return null;
  const item = itemSchema(schema);
  if (item && Number(part) < 1_000) return { key: Number(part), schema: item };
  const value = recordSchema(schema);
  return value && { key: part, schema: value };
}

/** Environment variables of a schema's options, without those within lists and records. */
export function listVariables(
  schema: v.GenericSchema,
  keys: readonly (string | number)[] = [],
): readonly string[] {
  return optionFields(schema).flatMap((field) => {
    const path = [...keys, field.key];
    return [variableName(path), ...listVariables(field.schema, path)];
  });
}
