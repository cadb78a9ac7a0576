import { type Address, bytesToHex } from 'viem';
import { checkAuthenticatorData, checkClientData } from '../account/assertion.ts';
import { fromBase64Url } from '../account/base64Url.ts';
import type { PublicKey } from '../account/p256.ts';
import { readSpki } from '../account/publicKey.ts';
import { PasskeyError } from '../passkeyError.ts';
import {
  askBrowser,
  type PasskeyPlace,
  randomBytes,
  readBytes,
  readCredential,
  readMethod,
} from './browser.ts';
import { createUserHandle } from './userHandle.ts';

/** Passkey of a person, as far as a page knows it. */
export interface Passkey {
  /** Credential id in base64url. */
  readonly id: string;
  readonly publicKey: PublicKey;
}

/** Options of {@link createCredential}. */
export interface NewPasskey extends PasskeyPlace {
  /** Name of the application, which some browsers show. */
  readonly appName: string;
  /** Name of the account, by which the person finds it among their passkeys. */
  readonly name: string;
  /** Ids of passkeys of the same account: a device that has one makes no other. */
  readonly exclude?: readonly string[] | undefined;
  /** Account that gets this passkey as a further owner. The passkey remembers it, for other devices. */
  readonly account?: Address | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** ES256, the one algorithm the contracts check (COSE). */
const es256 = -7;

/**
 * Asks the person to create a passkey: ES256, kept on the device or its account (resident), only to be used
 * after verification of the person.
 * @throws {PasskeyError} `rejected`, `exists`, `domain`, `unsupported`, `assertion-invalid`
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
  const { rpId, origin, credentials, appName, name, exclude = [], account, signal } = options;
  const challenge = randomBytes();
  const answer = await askBrowser(() =>
    credentials.create({
      publicKey: {
        rp: { id: rpId, name: appName },
        user: { id: createUserHandle(account), name, displayName: name },
        challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        excludeCredentials: descriptors(exclude),
      },
      ...(signal && { signal }),
    }),
  );
  const { id, response } = readCredential(answer);
  checkClientData(readBytes(response['clientDataJSON']), {
    type: 'webauthn.create',
    challenge: bytesToHex(challenge),
    origins: [origin],
  });
  checkAuthenticatorData(readBytes(readMethod(response, 'getAuthenticatorData')), rpId);
  if (readMethod(response, 'getPublicKeyAlgorithm') !== es256)
    throw new PasskeyError('unsupported', 'The authenticator made a key of another kind.');
  return { id, publicKey: readSpki(readBytes(readMethod(response, 'getPublicKey'))) };
}

/** Credentials by id, for a request; what is no id is left out. */
export function descriptors(ids: readonly string[]): PublicKeyCredentialDescriptor[] {
  return ids.flatMap((id) => {
    const bytes = fromBase64Url(id);
    return bytes ? { type: 'public-key' as const, id: bytes } : [];
  });
}
