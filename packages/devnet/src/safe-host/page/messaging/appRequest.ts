import * as v from 'valibot';

const schema = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  method: v.string(),
  /** Most are records, some a text. */
  params: v.optional(v.unknown()),
  env: v.object({ sdkVersion: v.string() }),
});

/** Request of an application to the Safe it is framed in. */
export type AppRequest = { id: string; method: string; params: unknown };

/** Reads a message's data; `undefined` for what is no request of the protocol. */
export function readAppRequest(data: unknown): AppRequest | undefined {
  const read = v.safeParse(schema, data);
  if (!read.success) return undefined;
  const { id, method, params } = read.output;
  return { id, method, params };
}
