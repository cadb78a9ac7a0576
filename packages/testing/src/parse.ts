import * as v from 'valibot';

/** Reads an external value; `undefined` when it does not match. */
export function parseOrUndefined<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** Field that counts as absent when it does not match. */
export function optionalField<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** List of the items that match; empty for another type. */
export function validItems<Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.optional(v.unknown(), []),
    v.transform((list): v.InferOutput<Schema>[] => {
      if (!Array.isArray(list)) return [];
      return list.map((each) => parseOrUndefined(item, each)).filter((each) => each !== undefined);
    }),
  );
}
