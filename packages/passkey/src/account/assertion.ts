import { isRecord, parseJson } from '@mooring/internal';
import {
  bytesToBigInt,
  bytesToHex,
  concat,
  type Hash,
  type Hex,
  hexToBytes,
  numberToBytes,
  sha256,
  stringToBytes,
  stringToHex,
} from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import { toBase64Url } from './base64Url.ts';
import { lowS, type P256Signature, type PublicKey } from './p256.ts';
import { isSignedBy } from './publicKey.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Response of an authenticator (WebAuthn level 2, `AuthenticatorAssertionResponse`). */
export interface Assertion {
  /** Credential id in base64url. */
  readonly credentialId: string;
  readonly authenticatorData: Bytes;
  readonly clientDataJSON: Bytes;
  /** In DER, as browsers return it. */
  readonly signature: Bytes;
}

/** Expected content of an assertion. */
export interface AssertionExpectation {
  /** Bytes to sign: a Safe's hash, or a server's challenge. */
  readonly challenge: Hex;
  /** Domain of the passkey. */
  readonly rpId: string;
  /** Allowed origins of the page, such as `https://harbour.example`. */
  readonly origins: readonly string[];
  /** Ids of the allowed credentials. Default: any. */
  readonly credentialIds?: readonly string[] | undefined;
  /** Key of the credential. Without it the signature itself is not checked. */
  readonly publicKey?: PublicKey | undefined;
}

/** Checked assertion, in the parts that the contracts take. */
export interface CheckedAssertion extends P256Signature {
  readonly credentialId: string;
  readonly authenticatorData: Hex;
  /** Client data after the challenge, as the browser wrote it, without the last brace. */
  readonly clientDataFields: string;
  /** Signed hash: SHA-256 over authenticator data and the hash of the client data. */
  readonly hash: Hash;
}

/**
 * Checks an assertion against the request: challenge, origin, domain, presence and verification of the person,
 * credential, and signature.
 *
 * The contracts write the beginning of the client data themselves and take the rest unchanged. So the beginning must
 * be exactly those bytes, and the parsed text must say the same: a repeated name is refused.
 * @throws {PasskeyError} `assertionInvalid` with what is wrong
 *
 * @example
 * ```ts
 * import { checkAssertion, encodeAssertion } from '@mooring/passkey/account';
 *
 * const checked = await checkAssertion(assertion, {
 *   challenge: hash,
 *   rpId: 'harbour.example',
 *   origins: ['https://harbour.example'],
 *   publicKey,
 * });
 * const data = encodeAssertion(checked);
 * ```
 */
export async function checkAssertion(
  assertion: Assertion,
  expected: AssertionExpectation,
): Promise<CheckedAssertion> {
  const { credentialId, authenticatorData, clientDataJSON } = assertion;
  const { credentialIds, publicKey } = expected;
  if (credentialIds && !credentialIds.includes(credentialId)) throw invalid('wrong credential');
  checkAuthenticatorData(authenticatorData, expected.rpId);
  const { challenge, origins } = expected;
  const expectedClientData = { type: 'webauthn.get', challenge, origins } as const;
  const clientDataFields = cutClientData(clientDataJSON, expectedClientData);
  const raw = readDer(assertion.signature);
  const signature = raw && lowS(raw);
  if (!signature) throw invalid('no signature');
  const signed = concat([authenticatorData, sha256(clientDataJSON, 'bytes')]);
  const { r, s } = signature;
  const words = concat([numberToBytes(r, { size: 32 }), numberToBytes(s, { size: 32 })]);
  if (publicKey && !(await isSignedBy(publicKey, words, signed))) throw invalid('wrong signature');
  return {
    ...signature,
    credentialId,
    authenticatorData: bytesToHex(authenticatorData),
    clientDataFields,
    hash: sha256(signed),
  };
}

/** Flags of the authenticator data: user present (bit 0), user verified (bit 2). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

/**
 * Checks presence and verification of the person, and the domain.
 * @throws {PasskeyError} `assertionInvalid`
 */
export function checkAuthenticatorData(data: Uint8Array, rpId: string): void {
  if (data.length < 37) throw invalid('authenticator data too short');
  if (bytesToHex(data.subarray(0, 32)) !== sha256(stringToBytes(rpId)))
    throw invalid(`rpId is not ${rpId}`);
  const flags = data[32] ?? 0;
  if (!(flags & USER_PRESENT)) throw invalid('user not present');
  if (!(flags & USER_VERIFIED)) throw invalid('user not verified');
}

/** Expected client data. */
interface ExpectedClientData extends Pick<AssertionExpectation, 'challenge' | 'origins'> {
  readonly type: 'webauthn.get' | 'webauthn.create';
}

/**
 * Checks the client data of an assertion or a new credential, and returns the part after the challenge, without the
 * last brace.
 * @throws {PasskeyError} `assertionInvalid`, also for another order of fields than the contracts write
 */
export function cutClientData(bytes: Uint8Array, expected: ExpectedClientData): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const data = parseJson(text);
  // The contracts receive the bytes as this text.
  if (!isRecord(data) || stringToHex(text) !== bytesToHex(bytes))
    throw invalid('client data unreadable');
  const { type, origins } = expected;
  const challenge = toBase64Url(hexToBytes(expected.challenge));
  if (data['type'] !== type) throw invalid(`type is not ${type}`);
  if (data['challenge'] !== challenge) throw invalid('wrong challenge');
  if (!origins.some((origin) => origin === data['origin'])) throw invalid('wrong origin');
  const head = `{"type":"${type}","challenge":"${challenge}",`;
  if (!text.startsWith(head) || !text.endsWith('}'))
    throw invalid('client data not serialized as specified');
  return text.slice(head.length, -1);
}

/** Reads an ECDSA signature in DER: a sequence of two integers; `undefined` for anything else. */
function readDer(bytes: Uint8Array): P256Signature | undefined {
  const [sequence, length, first, rSize = 0] = bytes;
  const [second, sSize = 0] = bytes.subarray(4 + rSize);
  const isWhole =
    rSize > 0 && sSize > 0 && length === bytes.length - 2 && rSize + sSize + 4 === length;
  if (!isWhole || sequence !== 0x30 || first !== 0x02 || second !== 0x02) return undefined;
  const [r, s] = [bytes.subarray(4, 4 + rSize), bytes.subarray(6 + rSize)];
  return { r: bytesToBigInt(r), s: bytesToBigInt(s) };
}

function invalid(reason: string): PasskeyError {
  return new PasskeyError('assertionInvalid', `Invalid passkey response: ${reason}.`);
}
