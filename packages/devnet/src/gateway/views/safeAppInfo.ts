/** The applications that the gateway lists, by their addresses. */
const LISTED_APPS: ReadonlyMap<string, string> = new Map([
  ['https://office.harbour.example', 'Harbour office'],
]);

/**
 * The application that a transaction came from, in the words of the gateway's own list; null for one
 * that is not on it, whatever it calls itself, as at the public gateway.
 *
 * @param origin what was posted: JSON with the `url` of the application
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
