import type { ValidConfig } from '../config/validConfig.ts';

/** Warnings for the operator at start. */
export function startWarnings({ publicUrl }: Pick<ValidConfig, 'publicUrl'>): readonly string[] {
  if (publicUrl?.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)) {
    return [
      'publicUrl is http on a public host: whoever is on the way reads session cookies and may change ' +
        'the page. Let a proxy in front speak TLS, and write publicUrl with https.',
    ];
  }
  return [];
}

/** True for a loopback host name or address, without a port. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/.test(name);
}
