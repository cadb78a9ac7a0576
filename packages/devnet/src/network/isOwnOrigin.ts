/** True for a host name of this machine alone, as `URL` writes it. */
export function isOwnName(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]')
    return true;
  return /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** True for the origin of a page that this machine serves, on any port. */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && isOwnName(hostname);
}
