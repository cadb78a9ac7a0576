import * as v from 'valibot';
import { getAddress, type Hex, isAddress } from 'viem';

// Schemas of data that the pages of demo wallet, demo phone and Safe host read: setups, storage, requests.

export const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

export const address = v.pipe(
  v.string(),
  v.check((value) => isAddress(value, { strict: false }), 'Expected an address'),
  v.transform((value) => getAddress(value)),
);

export const privateKey = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/i, 'Expected 32 hex bytes'),
  v.transform((value): Hex => `0x${value.slice(2)}`),
);

/** A whole number from 0 to `most`. */
export const upTo = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** The fields of an object; none of anything else. */
export function readRecordFields(value: unknown): Readonly<Record<string, unknown>> {
  return v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), value);
}

/** Reads a launcher's setup. @throws Error naming the field that is wrong, such as `setup.accounts[0].label` */
export function readSetup<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): Output {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  const [{ path = [], message }] = read.issues;
  const field = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  throw new Error(`setup${field.join('')}: ${message}`);
}

/**
 * Merges the named fields of `changes` into `settings`. An unknown field, or one of a wrong type, changes
 * nothing and is listed in `refused`.
 */
export function applyFields<Settings extends object>(
  schemas: { readonly [Name in keyof Settings]: v.GenericSchema<unknown, Settings[Name]> },
  settings: Settings,
  changes: unknown,
): { settings: Settings; refused: readonly string[] } {
  const next = { ...settings };
  const refused: string[] = [];
  const isSetting = (name: PropertyKey): name is keyof Settings => Object.hasOwn(schemas, name);
  const set = <Name extends keyof Settings>(name: Name, value: unknown) => {
    const schema: v.GenericSchema<unknown, Settings[Name]> = schemas[name];
    const read = v.safeParse(schema, value);
    if (read.success) next[name] = read.output;
    return read.success;
  };
  for (const [name, value] of Object.entries(readRecordFields(changes))) {
    if (!isSetting(name) || !set(name, value)) refused.push(name);
  }
  return { settings: next, refused };
}
