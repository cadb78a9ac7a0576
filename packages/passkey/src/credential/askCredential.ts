import { type Hash, hexToBytes } from 'viem';
import { type CheckedAssertion, checkAssertion } from '../account/assertion.ts';
import type { PublicKey } from '../account/p256.ts';
import { askBrowser, type PasskeyPlace, readBytes, readCredential } from './browser.ts';
import { descriptors } from './createCredential.ts';

/** Options of {@link askCredential}. */
export interface PasskeyQuestion extends PasskeyPlace {
  /** 32 bytes to sign: the hash of a Safe transaction or message. */
  readonly challenge: Hash;
  /** Passkeys that may answer. Empty: any of this domain, which the person chooses. */
  readonly allow: readonly string[];
  /** Key of the passkey, if there is but one and it is known. */
  readonly publicKey?: PublicKey | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks the person to sign 32 bytes with a passkey, and checks the response. The browser's prompt says nothing
 * of what is signed: show it before.
 * @throws {PasskeyError} `rejected`, `domain`, `unsupported`, `assertion-invalid`
 *
 * @example
 * ```ts
 * import { askCredential } from '@mooring/passkey';
 *
 * const assertion = await askCredential({
 *   rpId: location.hostname,
 *   origin: location.origin,
 *   credentials: navigator.credentials,
 *   challenge: hash,
 *   allow: [credentialId],
 *   publicKey,
 * });
 * ```
 */
export async function askCredential(question: PasskeyQuestion): Promise<CheckedAssertion> {
  const { rpId, origin, credentials, challenge, allow, publicKey, signal } = question;
  const answer = await askBrowser(() =>
    credentials.get({
      publicKey: {
        rpId,
        challenge: new Uint8Array(hexToBytes(challenge)),
        userVerification: 'required',
        allowCredentials: descriptors(allow),
      },
      ...(signal && { signal }),
    }),
  );
  const { id, response } = readCredential(answer);
  const assertion = {
    credentialId: id,
    authenticatorData: readBytes(response['authenticatorData']),
    clientDataJSON: readBytes(response['clientDataJSON']),
    signature: readBytes(response['signature']),
  };
  return checkAssertion(assertion, {
    challenge,
    rpId,
    origins: [origin],
    credentialIds: allow.length > 0 ? allow : undefined,
    publicKey,
  });
}
