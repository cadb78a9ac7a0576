import * as v from 'valibot';
import { type Address, getAddress } from 'viem';
import { isAddress } from './untrusted.ts';

/** Address in any letter case. */
export const addressSchema = /* @__PURE__ */ v.custom<Address>(isAddress, 'Not an address');

/** Address in any letter case, read in that of its checksum (EIP-55). */
export const checksummedAddress = /* @__PURE__ */ v.pipe(
  addressSchema,
  /* @__PURE__ */ v.transform((value) => getAddress(value)),
);

/** Id of a chain: a whole number above 0. */
export const chainIdSchema = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Reads an external value; `undefined` when it does not match. */
export function parseOrUndefined<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** Returns the valid items of an external list; none if it is not a list. */
export function parseItems<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema>[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => parseOrUndefined(schema, item)).filter((item) => item !== undefined);
}

/** Field that counts as absent when it does not match. */
export function optionalField<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** List of those items that match, as {@link parseItems} reads it. */
export function validItems<Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.optional(v.unknown(), []),
    v.transform((list) => parseItems(item, list)),
  );
}
