/**
 * Redacts a request's path for the log: segments long enough to be a session or contact id, an address, a
 * hash or a token are omitted.
 */
export function loggedPath(path: string): string {
  if (path.length < 32) return path;
  return path.replace(/[\w-]{32,}/g, '{id}').slice(0, 200);
}
