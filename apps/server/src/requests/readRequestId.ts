import { randomUUID } from 'node:crypto';

/** Ids as proxies write them: hex, a UUID, or a name of their own. */
const SAFE_ID = /^[\w.-]{8,64}$/;

/**
 * Id of a request: the one of `X-Request-Id` if a trusted proxy may have set it and it is safe to log, else a random
 * one.
 */
export function readRequestId(header: string | null, proxies: number): string {
  return proxies > 0 && header !== null && SAFE_ID.test(header) ? header : randomUUID();
}
