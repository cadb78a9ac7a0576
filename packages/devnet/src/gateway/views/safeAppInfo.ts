/** Listed applications by URL. */
const LISTED_APPS: ReadonlyMap<string, string> = new Map([
  ['https://office.harbour.example', 'Harbour office'],
]);

/**
 * Application of a transaction as listed by the gateway; null for an unlisted one, whatever its own name,
 * as in the public gateway.
 *
 * @param origin posted origin: JSON with the `url` of the application
 */
export function safeAppInfo(origin: string | null) {
  const url = origin === null ? undefined : urlIn(origin);
  const name = url === undefined ? undefined : LISTED_APPS.get(url);
  return name === undefined ? null : { name, url, logoUri: null };
}

function urlIn(origin: string): string | undefined {
  try {
    const posted: unknown = JSON.parse(origin);
    if (typeof posted !== 'object' || posted === null || !('url' in posted)) return undefined;
    return typeof posted.url === 'string' ? posted.url.replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}
