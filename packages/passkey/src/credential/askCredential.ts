import { type Address, type Hex, hexToBytes } from 'viem';
import { type CheckedAssertion, checkAssertion } from '../account/assertion.ts';
import { toBase64Url } from '../account/base64Url.ts';
import type { PublicKey } from '../account/p256.ts';
import { askBrowser, bytesOf, type PasskeyPlace, readBytes, readCredential } from './browser.ts';
import { toDescriptors } from './passkey.ts';
import { readUserHandle } from './userHandle.ts';

/** Options of {@link askCredential}. */
export interface PasskeyQuestion extends PasskeyPlace {
  /** Bytes to sign: the hash of a Safe transaction or message, or a server's challenge. */
  readonly challenge: Hex;
  /** Allowed passkeys. Empty: any of this domain, chosen by the person. */
  readonly allow: readonly string[];
  /** Key of the passkey, if only one is allowed and its key is known. */
  readonly publicKey?: PublicKey | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Checked assertion, and the account in its user handle. */
export interface PasskeyAnswer extends CheckedAssertion {
  /**
   * Account that the passkey was created for as a further owner. `none` if it was created for its own account;
   * `undefined` if the browser returns no user handle. It is not signed.
   */
  readonly madeFor: Address | 'none' | undefined;
  /** Response of the browser in base64url, for a server to check. */
  readonly sent: {
    readonly id: string;
    readonly authenticatorData: string;
    readonly clientDataJSON: string;
    readonly signature: string;
    /** User handle of the passkey, which is not signed. */
    readonly userHandle: string | undefined;
  };
}

/**
 * Asks the person to sign with a passkey, and checks the response. The browser's prompt does not show what is signed:
 * show it before.
 * @throws {PasskeyError} `rejected`, `domain`, `busy`, `timedOut`, `unverifiable`, `authenticatorFailed`,
 * `unsupported`, `assertionInvalid`
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
export async function askCredential(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { rpId, origin, credentials, challenge, allow, publicKey, signal } = question;
  const ask = () =>
    credentials.get({
      publicKey: {
        rpId,
        challenge: new Uint8Array(hexToBytes(challenge)),
        userVerification: 'required',
        allowCredentials: toDescriptors(allow),
      },
      ...(signal && { signal }),
    });
  const answer = await askBrowser(ask, { signal });
  const { id, response } = readCredential(answer);
  const assertion = {
    credentialId: id,
    authenticatorData: readBytes(response['authenticatorData']),
    clientDataJSON: readBytes(response['clientDataJSON']),
    signature: readBytes(response['signature']),
  };
  const checked = await checkAssertion(assertion, {
    challenge,
    rpId,
    origins: [origin],
    credentialIds: allow.length > 0 ? allow : undefined,
    publicKey,
  });
  const { authenticatorData, clientDataJSON, signature } = assertion;
  const userHandle = bytesOf(response['userHandle']);
  return {
    ...checked,
    madeFor: readUserHandle(userHandle),
    sent: {
      id,
      authenticatorData: toBase64Url(authenticatorData),
      clientDataJSON: toBase64Url(clientDataJSON),
      signature: toBase64Url(signature),
      userHandle: userHandle && toBase64Url(userHandle),
    },
  };
}
