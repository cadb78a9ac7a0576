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
      'publicUrl is http on a public host: whoever is on the way reads session cookies and may change ' +
        'the page. Let a proxy in front speak TLS, and write publicUrl with https.',
    );
  }
  if (rpId !== hostname) {
    warnings.push(
      `passkeys.rpId is ${rpId}, wider than the page's host ${hostname}: a page on any other subdomain of ` +
        `${rpId} can ask people to sign payments with their passkeys. Keep it only if all of them are yours.`,
    );
  }
  return warnings;
}

/** True for a loopback host name or address, without a port. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/.test(name);
}
