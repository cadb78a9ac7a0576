/**
 * True for requests made by a page of this server.
 *
 * `Sec-Fetch-Site` is set by the browser and pages cannot forge it, so it decides when present
 * (https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header). Browsers omit it on plain http; then
 * `Origin`, which they send with every POST, must match the request's host or the configured public URL. A
 * request with neither does not come from a page.
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
