/** True for a loopback host name or address, without a port. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/.test(name);
}
