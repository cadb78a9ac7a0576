import type { IncomingMessage } from 'node:http';
import { type Auth, verifyAuth } from './verifyAuth.ts';

/**
 * Decides on a client by the address it connected to: `?auth=<token>&projectId=<id>`.
 *
 * @param now milliseconds since 1970.
 */
export function admit({ url, headers }: IncomingMessage, now: number): Auth {
  const { searchParams } = new URL(url ?? '/', 'ws://relay');
  if (!searchParams.get('projectId')) return { refused: 'no project id' };
  return verifyAuth(searchParams.get('auth'), (audience) => isFor(audience, headers.host), now);
}

/** Whether a token was made for the address the client came by, such as `ws://127.0.0.1:5555`. */
function isFor(audience: string, host: string | undefined): boolean {
  const url = URL.parse(audience);
  return (url?.protocol === 'ws:' || url?.protocol === 'wss:') && url.host === host;
}
