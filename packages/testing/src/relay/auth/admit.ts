import type { IncomingMessage } from 'node:http';
import { type Auth, verifyAuth } from './verifyAuth.ts';

/**
 * Authenticates a client by the URL it connected to: `?auth=<token>&projectId=<id>`.
 *
 * @param now milliseconds since 1970.
 */
export function admit({ url, headers }: IncomingMessage, now: number): Auth {
  const { searchParams } = new URL(url ?? '/', 'ws://relay');
  if (!searchParams.get('projectId')) return { refused: 'no project id' };
  return verifyAuth(searchParams.get('auth'), (audience) => isFor(audience, headers.host), now);
}

/** True for tokens issued for the URL the client connected to, such as `ws://127.0.0.1:5555`. */
function isFor(audience: string, host: string | undefined): boolean {
  const url = URL.parse(audience);
  return (url?.protocol === 'ws:' || url?.protocol === 'wss:') && url.host === host;
}
