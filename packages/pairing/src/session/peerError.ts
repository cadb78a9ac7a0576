import { isPairingErrorCode, PairingBaseError, PairingError } from '../pairingError.ts';
import { plainText } from '../parse/plainText.ts';
import type { PeerFault } from './payload.ts';

const longestReason = 200;
/** Error messages of real wallets for a user rejection, with unspecific codes (-32000, -32603, 0). */
const rejection =
  /\buser\s+(?:has\s+)?(?:rejected|denied|declined|cancel+ed)\b|\b(?:rejected|denied|declined|cancel+ed)\s+by\s+(?:the\s+)?user\b/i;
/** Code of the specification for an expired request. */
const requestExpired = 8_000;

/**
 * Converts a wallet's error for the caller: a rejection by the person (5000 to 5003) is 4001, the
 * protocol's own codes are a `PairingError`, any other code and message are passed on, unless the message
 * means a rejection by the person.
 */
export function peerError({ code, message, data }: PeerFault): Error {
  if (code >= 5000 && code <= 5003) return rejected();
  if (code === requestExpired) return new PairingError('request-expired');
  if (isPairingErrorCode(code)) return new PairingError(code);
  const words = plainText(message, longestReason);
  if (rejection.test(words)) return rejected();
  if (words === '') return new ProviderError(code, 'The wallet answered with an error.');
  return new ProviderError(code, words, { data });
}

/** User rejection (4001). */
export function rejected(): ProviderError {
  return new ProviderError(4001, 'The request was rejected in the wallet.');
}

/** True when the wallet reports that the session is unknown or has ended. */
export function isUnknownSession({ message }: PeerFault): boolean {
  return message.includes('No matching key');
}

/** Error with a code of EIP-1193 or JSON-RPC. */
export class ProviderError extends PairingBaseError {
  override readonly name = 'ProviderError';
  readonly code: number;
  readonly source: 'wallet' | 'connector';
  /** Error data of the wallet, unmodified. */
  readonly data: unknown;

  constructor(code: number, message: string, wallet?: { readonly data: unknown }) {
    super(message);
    this.code = code;
    this.source = wallet ? 'wallet' : 'connector';
    this.data = wallet?.data;
  }
}
