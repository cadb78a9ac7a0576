import type { ValidConfig } from '../config/config.ts';
import { isLoopback } from './isLoopback.ts';

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
