/** Reason that a page cannot use passkeys; `undefined` when it can. */
export type PasskeyObstacle = 'no-passkeys' | 'no-domain';

/**
 * Checks if this page can use passkeys, without a prompt. Passkeys need a browser with WebAuthn
 * (Chrome 67, Safari 14, Firefox 60) and a domain: a page opened by its IP address has none. A new key is read
 * from the attestation object where the browser has no `getPublicKey` (Firefox before 119).
 *
 * @example
 * ```ts
 * import { passkeyObstacle } from '@mooring/passkey';
 *
 * const isOffered = passkeyObstacle() === undefined;
 * ```
 */
export function passkeyObstacle(): PasskeyObstacle | undefined {
  if (typeof window === 'undefined') return 'no-passkeys';
  // Also missing on pages without TLS.
  if (!window.AuthenticatorAttestationResponse) return 'no-passkeys';
  return /^[\d.]+$|^\[/.test(window.location.hostname) ? 'no-domain' : undefined;
}
