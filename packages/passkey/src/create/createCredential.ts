import type { PlainRecord } from '@mooring/internal';
import { type Address, bytesToHex, type Hex } from 'viem';
import { checkAuthenticatorData, cutClientData } from '../account/assertion.ts';
import type { PublicKey } from '../account/p256.ts';
import { readSpki } from '../account/publicKey.ts';
import {
  askBrowser,
  bytesOf,
  type PasskeyPlace,
  randomBytes,
  readBytes,
  readCredential,
  readMethod,
} from '../credential/browser.ts';
import { type Passkey, toDescriptors } from '../credential/passkey.ts';
import { createUserHandle } from '../credential/userHandle.ts';
import { PasskeyError } from '../passkeyError.ts';
import { orphanError, reportUnknown } from './orphan.ts';

/** Options of {@link createCredential}. */
export interface NewPasskey extends PasskeyPlace {
  /** Name of the application; some browsers show it. */
  readonly appName: string;
  /** Name of the account in the person's list of passkeys. */
  readonly name: string;
  /** Ids of passkeys of the same account: a device that has one creates no other. */
  readonly exclude?: readonly string[] | undefined;
  /** Account that gets this passkey as a further owner; stored in the user handle, for other devices. */
  readonly account?: Address | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** ES256, the only algorithm that the contracts verify (COSE). */
const ES256 = -7;

/**
 * Asks the person to create a passkey: ES256, discoverable (resident), with verification of the person. The fields of
 * its client data must be in the contracts' order: an authenticator that orders them differently here also does so in
 * signatures, which the contracts refuse.
 * @throws {PasskeyError} `rejected`, `exists`, `domain`, `busy`, `timedOut`, `unverifiable`, `authenticatorFailed`,
 * `unsupported`, `assertionInvalid`; with `orphan` if the passkey was created and cannot be used
 *
 * @example
 * ```ts
 * import { createCredential } from '@mooring/passkey';
 *
 * const { id, publicKey } = await createCredential({
 *   rpId: location.hostname,
 *   origin: location.origin,
 *   credentials: navigator.credentials,
 *   appName: 'Harbour',
 *   name: 'Mira',
 * });
 * ```
 */
export async function createCredential(options: NewPasskey): Promise<Passkey> {
  const { rpId, credentials, appName, name, exclude = [], account, signal } = options;
  const challenge = randomBytes();
  const ask = () => {
    const request = credentials.create({
      publicKey: {
        rp: { id: rpId, name: appName },
        user: { id: createUserHandle(account), name, displayName: name },
        challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        excludeCredentials: toDescriptors(exclude),
      },
      ...(signal && { signal }),
    });
    // A password manager may continue after the cancellation.
    request.then(
      (late) => signal?.aborted && late && reportUnknown({ rpId, id: late.id }),
      () => {},
    );
    return request;
  };
  const answer = await askBrowser(ask, { signal, hasExcluded: exclude.length > 0 });
  const { id, response } = readCredential(answer);
  try {
    return { id, publicKey: await readNewKey(response, options, bytesToHex(challenge)) };
  } catch (error) {
    throw await orphanError(error, { rpId, id, name });
  }
}

/** Checks the response to a creation, and reads the public key. */
async function readNewKey(
  response: PlainRecord,
  { rpId, origin }: PasskeyPlace,
  challenge: Hex,
): Promise<PublicKey> {
  cutClientData(readBytes(response['clientDataJSON']), {
    type: 'webauthn.create',
    challenge,
    origins: [origin],
  });
  const data = bytesOf(readMethod(response, 'getAuthenticatorData'));
  const key = bytesOf(readMethod(response, 'getPublicKey'));
  if (!data || !key) {
    const { readAttestation } = await import('./readAttestation.ts');
    const attested = readAttestation(readBytes(response['attestationObject']));
    checkAuthenticatorData(attested.authenticatorData, rpId);
    return attested.publicKey;
  }
  checkAuthenticatorData(data, rpId);
  if (readMethod(response, 'getPublicKeyAlgorithm') !== ES256)
    throw new PasskeyError('unsupported', 'The authenticator returned another type of key.');
  return readSpki(key);
}
