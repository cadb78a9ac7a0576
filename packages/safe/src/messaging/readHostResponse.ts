import * as v from 'valibot';
import { ProviderRpcError } from '../providerRpcError.ts';
import type { HostMethod } from './createMessenger.ts';

/** Field that some hosts leave out, or send as null. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(schema, () => undefined);

/** Chain id, sent by hosts as a decimal text or a number. */
export const chainIdValue = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)), v.number()]),
  v.safeInteger(),
  v.minValue(0),
);

/** Reads a host's response; throws -32603 unless it has the expected shape. */
export function readHostResponse<Schema extends v.GenericSchema>(
  method: HostMethod,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer, { abortEarly: true });
  if (read.success) return read.output;
  throw new ProviderRpcError(-32603, `Unexpected response to ${method}.`);
}
