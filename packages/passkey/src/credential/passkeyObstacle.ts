/** Reason that a page cannot use passkeys: the browser, its address, or none of its networks has the contracts. */
export type PasskeyObstacle = 'noPasskeys' | 'noDomain' | 'noNetwork';

/**
 * Checks if this page can use passkeys, without a prompt. Passkeys need a browser with WebAuthn
 * (Chrome 67, Safari 14, Firefox 60) and a domain: a page opened by its IP address has none. A new key is read
 * from the attestation object where the browser has no `getPublicKey` (Firefox before 119).
 * @param chainIds networks of the page that have the passkey contracts; without it, they are not checked
 *
 * @example
 * ```ts
 * import { passkeyObstacle } from '@mooring/passkey';
 *
 * const isOffered = passkeyObstacle() === undefined;
 * ```
 */
export function passkeyObstacle(chainIds?: readonly number[]): PasskeyObstacle | undefined {
  if (typeof window === 'undefined') return 'noPasskeys';
  // Also missing on pages without TLS.
  if (!window.AuthenticatorAttestationResponse) return 'noPasskeys';
  if (/^[\d.]+$|^\[/.test(window.location.hostname)) return 'noDomain';
  return chainIds?.length === 0 ? 'noNetwork' : undefined;
}
