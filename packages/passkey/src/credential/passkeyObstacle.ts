/** Why a page cannot use passkeys; `undefined` when it can. */
export type PasskeyObstacle = 'no-passkeys' | 'no-domain';

/**
 * Finds out whether this page can use passkeys, without asking anybody. Passkeys need a browser with WebAuthn
 * level 2 (Chrome 85, Safari 16, Firefox 119) and a domain: a page opened by its IP address has none.
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
  const { AuthenticatorAttestationResponse: Response } = window;
  // Missing on pages without TLS too.
  if (!Response || !('getPublicKey' in Response.prototype)) return 'no-passkeys';
  return /^[\d.]+$|^\[/.test(window.location.hostname) ? 'no-domain' : undefined;
}
