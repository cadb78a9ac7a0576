const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for the origin of a page that this machine serves, on any port. */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return OWN_NAMES.has(hostname) || hostname.endsWith('.localhost');
}
