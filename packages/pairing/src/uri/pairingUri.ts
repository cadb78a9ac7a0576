import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** Content of a pairing link. The link is a secret: it contains the key of the topic. */
export interface PairingUri {
  /** SHA-256 of the key, 64 hex digits. */
  readonly topic: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** Seconds since 1970; `undefined` when missing in the link. */
  readonly expiry: number | undefined;
  /** Method sent with a proposal on the link, if any: a wallet that supports it ignores the proposal. */
  readonly method?: string | undefined;
}

const LONGEST_URI = 2_048;
const uriForm = /^wc:([0-9a-f]{64})@2\?(.*)$/;

/** Formats a pairing link (specs/core/pairing/pairing-uri). */
export function formatPairingUri({ topic, key, expiry, method }: PairingUri): string {
  const until = expiry === undefined ? '' : `&expiryTimestamp=${expiry}`;
  const beside = method === undefined ? '' : `&methods=${method}`;
  return `wc:${topic}@2?relay-protocol=irn&symKey=${bytesToHex(key)}${until}${beside}`;
}

/**
 * Parses a link; `undefined` if invalid, or if its topic is not that of its key.
 *
 * @example
 * ```ts
 * import { parsePairingUri } from '@mooring/pairing/protocol';
 *
 * const link = parsePairingUri(text);
 * if (link === undefined) throw new Error('This is not a pairing link.');
 * ```
 */
export function parsePairingUri(text: string): PairingUri | undefined {
  const found = text.length <= LONGEST_URI ? uriForm.exec(text) : null;
  if (!found) return undefined;
  const [, topic = '', query = ''] = found;
  const parameters = new URLSearchParams(query);
  const secret = readSingle(parameters, 'symKey');
  if (readSingle(parameters, 'relay-protocol') !== 'irn') return undefined;
  if (secret === undefined || !/^[0-9a-f]{64}$/.test(secret)) return undefined;
  const key = hexToBytes(secret);
  if (bytesToHex(sha256(key)) !== topic) return undefined;
  const method = readSingle(parameters, 'methods');
  const link = { topic, key, ...(method !== undefined && { method }) };
  if (!parameters.has('expiryTimestamp')) return { ...link, expiry: undefined };
  const expiry = readSingle(parameters, 'expiryTimestamp') ?? '';
  return /^[1-9]\d{0,11}$/.test(expiry) ? { ...link, expiry: Number(expiry) } : undefined;
}

/** Value of a parameter that occurs exactly once: wallets differ in their handling of duplicates. */
function readSingle(parameters: URLSearchParams, name: string): string | undefined {
  const values = parameters.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
