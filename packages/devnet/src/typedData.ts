import * as v from 'valibot';

const messageFieldsSchema = v.record(v.string(), v.unknown());
const types = v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() })));

/** EIP-712 typed data. Without a primary type it is the type not used by another. */
export const typedData = v.pipe(
  v.object({
    domain: messageFieldsSchema,
    types,
    primaryType: v.fallback(v.optional(v.string()), undefined),
    message: messageFieldsSchema,
  }),
  v.transform(({ primaryType, ...rest }) => ({
    ...rest,
    primaryType: primaryType ?? rootOf(rest.types),
  })),
);

function rootOf(given: v.InferOutput<typeof types>): string {
  const used = new Set(
    Object.values(given).flatMap((list) => list.map(({ type }) => type.replaceAll(/\[\d*\]/g, ''))),
  );
  return Object.keys(given).find((name) => name !== 'EIP712Domain' && !used.has(name)) ?? '';
}
