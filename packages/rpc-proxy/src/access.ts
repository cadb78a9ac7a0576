import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Returns true for requests made by a page of this server.
 *
 * `Sec-Fetch-Site` is set by the browser and pages cannot forge it, so it decides when present
 * (https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header). Browsers omit it on plain http; then
 * `Origin`, which they send with every POST, must match the request's host or the configured public URL. A
 * request with neither was not sent by a page.
 */
export function isOwnPage(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  publicUrl: string | null,
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === publicUrl) return true;
  // The scheme is ignored: behind a proxy that terminates TLS, https outside is http here.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/**
 * Creates a constant-time check of an `Authorization` header against the operator's token. A null token
 * matches nothing.
 */
export function createBearer(token: string | null): (authorization: string | null) => boolean {
  if (token === null) return () => false;
  const wanted = digestOf(token);
  return (authorization) => {
    const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digestOf(given), wanted);
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
