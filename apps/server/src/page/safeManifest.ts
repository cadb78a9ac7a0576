/** The page's own mark, which Safe hosts show beside its name. */
export const ICON_PATH = '/favicon.svg';

/**
 * What a Safe host shows of the page before it opens it. The host reads it from its own origin: the
 * one answer of this server that every origin may read.
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
