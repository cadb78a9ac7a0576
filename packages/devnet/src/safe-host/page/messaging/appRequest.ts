import { isRecord } from '@mooring/testing/wallet';

/** Request of an application to its Safe; most parameters are records, some strings. */
export type AppRequest = { id: string; method: string; params: unknown };

const LONGEST_ID = 64;

/** Parses a message's data; `undefined` if it is no request of the protocol. */
export function readAppRequest(data: unknown): AppRequest | undefined {
  if (!isRecord(data)) return undefined;
  const { id, method, params, env } = data;
  if (typeof id !== 'string' || id.length > LONGEST_ID || typeof method !== 'string') return;
  if (!isRecord(env) || typeof env['sdkVersion'] !== 'string') return undefined;
  return { id, method, params };
}
