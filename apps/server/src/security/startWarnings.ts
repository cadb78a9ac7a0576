import type { ValidConfig } from '../config/configSchema.ts';

/** Warnings for the operator at start. */
export function startWarnings({
  publicUrl,
  passkeys,
}: Partial<Pick<ValidConfig, 'publicUrl' | 'passkeys'>>): readonly string[] {
  if (publicUrl === undefined) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const rpId = passkeys?.rpId ?? hostname;
  const warnings: string[] = [];
  if (protocol === 'http:' && !isLoopback(hostname)) {
    warnings.push(
      'publicUrl uses http on a public host: anyone on the network path can read session cookies and change ' +
        'the page. Terminate TLS in a proxy, and set publicUrl to https.',
    );
  }
  if (rpId !== hostname) {
    warnings.push(
      `passkeys.rpId is ${rpId}, a parent domain of the page's host ${hostname}: a page on any other subdomain of ` +
        `${rpId} can ask people to sign payments with their passkeys. Keep it only if you control all of them.`,
    );
  }
  return warnings;
}

/** Returns true for a loopback host name or address, without a port. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/.test(name);
}
