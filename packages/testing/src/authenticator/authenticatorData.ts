/** Flags: user present, verified; backup eligible, backed up; attested data (WebAuthn, section 6.1). */
const PRESENT_FLAG = 0x01;
const VERIFIED_FLAG = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const IS_ATTESTED = 0x40;

/** Authenticator data: hash of the domain, flags, a counter that synced passkeys leave at 0. */
export async function authenticatorData({
  rpId,
  isVerified,
  isEligible,
  attested = [],
}: {
  readonly rpId: string;
  readonly isVerified: boolean;
  readonly isEligible: boolean;
  readonly attested?: Iterable<number>;
}): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rpId));
  const data = [...attested];
  const flags = [
    PRESENT_FLAG | BACKED_UP,
    isVerified ? VERIFIED_FLAG : 0,
    isEligible ? BACKUP_ELIGIBLE : 0,
    data.length > 0 ? IS_ATTESTED : 0,
  ].reduce((all, flag) => all | flag);
  return new Uint8Array([...new Uint8Array(hash), flags, 0, 0, 0, 0, ...data]);
}

/** Attested credential data: no model, id, and key in COSE (EC2, ES256, P-256). */
export function attestedData(id: Uint8Array, point: Uint8Array): number[] {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const key = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...x, 0x22, 0x58, 32, ...y];
  return [...new Uint8Array(16), 0, id.length, ...id, ...key];
}

/** Attestation object without a statement, in CBOR. */
export function attestationObject(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [0x60 + word.length, ...new TextEncoder().encode(word)];
  const head = [0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0];
  return new Uint8Array([...head, ...text('authData'), 0x58, data.length, ...data]);
}

/** Signature of WebCrypto, two words, in DER as authenticators have it. */
export function toDer(words: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = [...derInteger(words.subarray(0, 32)), ...derInteger(words.subarray(32))];
  return new Uint8Array([0x30, body.length, ...body]);
}

function derInteger(word: Uint8Array): number[] {
  const digits = [...word];
  while (digits[0] === 0 && digits.length > 1) digits.shift();
  // A set first bit would make it negative.
  if ((digits[0] ?? 0) > 127) digits.unshift(0);
  return [0x02, digits.length, ...digits];
}
