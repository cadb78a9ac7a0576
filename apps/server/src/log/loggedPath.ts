/**
 * A request's path as it may stand in a log: whatever is long enough to be the id of a session or a
 * contact, an address, a hash or a token is left out.
 */
export function loggedPath(path: string): string {
  if (path.length < 32) return path;
  return path.replace(/[\w-]{32,}/g, '{id}').slice(0, 200);
}
