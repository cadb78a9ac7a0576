import * as v from 'valibot';

const LONGEST = 100_000;

const fields = v.record(v.string(), v.unknown());
const schema = v.object({
  domain: fields,
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.fallback(v.optional(v.string()), undefined),
  message: fields,
});

/** Typed data as an application gives it: an object, or its JSON. @throws Error with what it is told */
export function readTypedData(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (text.length > LONGEST) throw new Error('The typed data is too long.');
  const read = v.safeParse(schema, JSON.parse(text));
  if (!read.success) throw new Error('That is no typed data.');
  const { domain, types, primaryType, message } = read.output;
  return { domain, types, primaryType: primaryType ?? rootOf(types), message };
}

/** The type not used by another. */
function rootOf(types: Record<string, readonly { type: string }[]>): string {
  const used = new Set(
    Object.values(types).flatMap((list) => list.map(({ type }) => type.replaceAll(/\[\d*\]/g, ''))),
  );
  return Object.keys(types).find((name) => name !== 'EIP712Domain' && !used.has(name)) ?? '';
}
