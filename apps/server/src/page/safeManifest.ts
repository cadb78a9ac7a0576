/** Icon of the page, which Safe hosts show beside its name. */
export const ICON_PATH = '/favicon.svg';

/**
 * Manifest a Safe host shows before it opens the page. The host fetches it from its own origin: the only
 * response of this server with CORS for every origin.
 */
export function safeManifest(appName: string): Response {
  const manifest = {
    name: appName,
    description: 'See what your Safe holds, send it, and follow every transaction.',
    iconPath: ICON_PATH.slice(1),
  };
  return Response.json(manifest, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
}
