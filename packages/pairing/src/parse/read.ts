import {
  custom,
  fallback,
  type GenericSchema,
  type InferOutput,
  optional,
  safeParse,
} from 'valibot';
import { isHex32 } from '../crypto/keys.ts';

/** Reads an external value; `undefined` when it does not match. */
export function read<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> | undefined {
  const { success, output } = safeParse(schema, value);
  return success ? output : undefined;
}

/** Reads those items of an external list that match. */
export function readItems<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): readonly InferOutput<Schema>[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => read(schema, item)).filter((item) => item !== undefined);
}

/** Field that counts as absent when it does not match. */
export function orAbsent<Schema extends GenericSchema>(schema: Schema) {
  return fallback(optional(schema), undefined);
}

/** 32 bytes as 64 hex digits. */
export const hex32 = custom<string>(isHex32);

/** Integer that JSON holds exactly, from a least one. */
export function integerFrom(least: number) {
  return custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least);
}

/** Integer from 0, such as a time. */
export const count = integerFrom(0);

/** Integer from 1, such as an id. */
export const positive = integerFrom(1);
