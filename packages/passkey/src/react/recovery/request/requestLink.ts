import { concat, hexToBytes, keccak256 } from 'viem';
import { fromBase64Url, toBase64Url } from '../../../account/base64Url.ts';
import { fromBytes, type RecoveryRequest, requestLimits, toBytes } from './recoveryRequest.ts';

/**
 * Reading of a text that may contain a request.
 * - `none`: it contains none
 * - `damaged`: it was cut, or changed on its way
 * - `otherVersion`: it is of another release
 * - `impossible`: it names owners that no account accepts, or is too long
 */
export type RequestReading =
  | { readonly request: RecoveryRequest; readonly fault?: undefined }
  | {
      readonly request?: undefined;
      readonly fault: 'none' | 'damaged' | 'otherVersion' | 'impossible';
    };

const VERSION = 1;
/** Only characters that no chat application encodes, and no URL has to. */
const linkPattern = /recovery-(\d{1,4})-([\w-]+)/;
/** First bytes of the hash of the others: they tell a damaged link from a hostile one. */
const CHECK_BYTES = 4;

/**
 * Writes a request as the fragment of a link, which a browser does not send to a server.
 *
 * @throws {RangeError} for a request that cannot be read back, such as one with too many signatures
 */
export function formatRequest(request: RecoveryRequest): string {
  const bytes = toBytes(request);
  const text = `recovery-${VERSION}-${toBase64Url(concat([bytes, createCheck(bytes)]))}`;
  if (text.length > requestLimits.text || !fromBytes(bytes))
    throw new RangeError('The request is impossible, or too long for a link.');
  return text;
}

/** Reads a request from a link, from its fragment, or from a message around it. Never throws. */
export function readRequest(text: string): RequestReading {
  // Before anything else looks at it.
  if (text.length > requestLimits.text) return { fault: 'impossible' };
  const [, version, encoded] = linkPattern.exec(text) ?? [];
  if (version === undefined || encoded === undefined) return { fault: 'none' };
  if (Number(version) !== VERSION) return { fault: 'otherVersion' };
  // A message may set a link between marks of emphasis, such as `_`.
  const bytes = decodeRequest(encoded) ?? decodeRequest(encoded.replace(/[-_]+$/, ''));
  if (!bytes) return { fault: 'damaged' };
  const request = fromBytes(bytes);
  return request ? { request } : { fault: 'impossible' };
}

function decodeRequest(encoded: string): Uint8Array | undefined {
  const bytes = fromBase64Url(encoded);
  if (!bytes || bytes.length <= CHECK_BYTES) return undefined;
  const content = bytes.subarray(0, -CHECK_BYTES);
  const check = bytes.subarray(-CHECK_BYTES);
  return createCheck(content).every((byte, index) => byte === check[index]) ? content : undefined;
}

function createCheck(bytes: Uint8Array): Uint8Array {
  return hexToBytes(keccak256(bytes)).subarray(0, CHECK_BYTES);
}
