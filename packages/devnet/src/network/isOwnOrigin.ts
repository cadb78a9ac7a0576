/** True for loopback host names, as normalized by `URL`. */
export function isOwnName(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]')
    return true;
  return /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** True for origins of pages served by this machine, on any port. */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && isOwnName(hostname);
}
