import type { IncomingMessage } from 'node:http';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Fault of a request's `Host` header; null when valid. Two headers, or one that is not a host, must be
 * refused (https://www.rfc-editor.org/rfc/rfc9112#section-3.2): a proxy in front may have read another one.
 */
export function hostFault({ headers, rawHeaders }: IncomingMessage): string | null {
  const { host } = headers;
  // Node refuses HTTP/1.1 without one; HTTP/1.0 has none.
  if (host === undefined) return null;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return 'Two Host headers';
  return HOST.test(host) && URL.canParse(`http://${host}`) ? null : 'No host in the Host header';
}
