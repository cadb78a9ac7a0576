/**
 * Whether a request was made by a page of this server's own.
 *
 * `Sec-Fetch-Site` is the browser's own word and pages cannot forge it, so it decides when it is
 * there (https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header). Browsers leave it out on
 * plain http; then `Origin`, which they send with every POST, must be the host that was asked or the
 * configured public address. A request with neither comes from no page at all.
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
  // The scheme is left out: behind a proxy that ends TLS, https outside is http here.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
