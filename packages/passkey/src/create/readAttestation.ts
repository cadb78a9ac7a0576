import { isRecord } from '@mooring/internal';
import * as Cbor from 'ox/Cbor';
import { bytesToHex } from 'viem';
import type { PublicKey } from '../account/p256.ts';
import { parsePublicKey } from '../account/publicKey.ts';
import { PasskeyError } from '../passkeyError.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Largest attestation object that is read, in bytes: statements with certificates have a few thousand. */
const LARGEST_ATTESTATION = 65_536;

/** Flag of the authenticator data: it has an attested credential (bit 6). */
const HAS_CREDENTIAL = 0x40;

/** COSE_Key (RFC 9053): an elliptic curve with two coordinates, ES256, on P-256. */
const keyKind = { 1: 2, 3: -7, [-1]: 1 };

/**
 * Reads authenticator data and public key from an attestation object (WebAuthn, section 6.5.4): all that WebAuthn
 * level 1 hands over. Its statement is not looked at, as none was asked for.
 * @throws {PasskeyError} `assertionInvalid` for what cannot be read, `unsupported` for a key of another kind
 */
export function readAttestation(object: Bytes): { authenticatorData: Bytes; publicKey: PublicKey } {
  const authenticatorData = readMap(object)['authData'];
  if (!(authenticatorData instanceof Uint8Array)) throw unreadableAttestation();
  const data = new Uint8Array(authenticatorData);
  if (data.length < 55 || !((data[32] ?? 0) & HAS_CREDENTIAL)) throw unreadableAttestation();
  // Domain, flags, counter and model, then the length of the id, the id, and the key; extensions stand behind it.
  const idSize = new DataView(data.buffer).getUint16(53);
  const key = readMap(data.slice(55 + idSize));
  if (Object.entries(keyKind).some(([name, value]) => key[name] !== value))
    throw new PasskeyError('unsupported', 'The authenticator returned another type of key.');
  const [x, y] = [key['-2'], key['-3']].map((word) =>
    word instanceof Uint8Array ? bytesToHex(word) : undefined,
  );
  const publicKey = parsePublicKey({ x, y });
  if (!publicKey) throw unreadableAttestation();
  return { authenticatorData: data, publicKey };
}

function readMap(bytes: Bytes): Readonly<Record<string, unknown>> {
  if (bytes.length > LARGEST_ATTESTATION) throw unreadableAttestation();
  try {
    const map: unknown = Cbor.decode(bytes);
    if (isRecord(map)) return map;
  } catch {}
  throw unreadableAttestation();
}

function unreadableAttestation(): PasskeyError {
  return new PasskeyError('assertionInvalid', 'The password manager hands over no readable key.');
}
