/** Why a page cannot use passkeys; `undefined` when it can. */
export type PasskeyObstacle = 'no-passkeys' | 'no-domain';

/**
 * Finds out whether this page can use passkeys, without asking anybody. Passkeys need a browser with WebAuthn
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
  // Missing on pages without TLS too.
  if (!window.AuthenticatorAttestationResponse) return 'no-passkeys';
  return /^[\d.]+$|^\[/.test(window.location.hostname) ? 'no-domain' : undefined;
}
