import { readField } from '@mooring/internal';
import type * as v from 'valibot';

/** Field of a schema: an option of an object, an item of a list, or a value of a record. */
export interface OptionField {
  key: string | number;
  schema: v.GenericSchema;
}

/** Returns true for a schema of valibot. */
export function isSchema(value: unknown): value is v.GenericSchema {
  return readField(value, 'kind') === 'schema';
}

/** Schema within the layers of an optional or lazy one: that of the value that is written. */
function writtenSchema(schema: v.GenericSchema): v.GenericSchema {
  const wrapped = readField(schema, 'wrapped');
  if (isSchema(wrapped)) return writtenSchema(wrapped);
  const getter = readField(schema, 'getter');
  const lazy: unknown = typeof getter === 'function' ? getter({}) : undefined;
  return isSchema(lazy) ? writtenSchema(lazy) : schema;
}

/** Named options of an object's schema; empty for other schemas. */
export function optionFields(schema: v.GenericSchema): readonly OptionField[] {
  const entries = Object.entries(Object(readField(writtenSchema(schema), 'entries')));
  return entries.flatMap(([key, entry]) => (isSchema(entry) ? [{ key, schema: entry }] : []));
}

/** Schema of the items of a list; null for other schemas. */
export function itemSchema(schema: v.GenericSchema): v.GenericSchema | null {
  const item = readField(writtenSchema(schema), 'item');
  return isSchema(item) ? item : null;
}

/** Schema of the values of a record, whose keys are not options; null for other schemas. */
export function recordSchema(schema: v.GenericSchema): v.GenericSchema | null {
  const written = writtenSchema(schema);
  const value = readField(written, 'value');
  return readField(written, 'type') === 'record' && isSchema(value) ? value : null;
}
