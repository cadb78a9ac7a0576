import { isRecord } from '@mooring/testing/wallet';

/** What an application asks of the Safe it is framed in; most parameters are records, some a text. */
export type AppRequest = { id: string; method: string; params: unknown };

const LONGEST_ID = 64;

/** Reads a message's data; `undefined` for what is no request of the protocol. */
export function readAppRequest(data: unknown): AppRequest | undefined {
  if (!isRecord(data)) return undefined;
  const { id, method, params, env } = data;
  if (typeof id !== 'string' || id.length > LONGEST_ID || typeof method !== 'string') return;
  if (!isRecord(env) || typeof env['sdkVersion'] !== 'string') return undefined;
  return { id, method, params };
}
