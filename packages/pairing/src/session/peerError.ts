import { isPairingErrorCode, PairingError } from '../pairingError.ts';
import { plainText } from '../parse/plainText.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { PeerFault } from './payload.ts';

const longestReason = 200;
/** Words of wallets in the field for a rejection by the user, under unspecific codes (-32000, -32603, 0). */
const rejection =
  /\buser\s+(?:has\s+)?(?:rejected|denied|declined|cancel+ed)\b|\b(?:rejected|denied|declined|cancel+ed)\s+by\s+(?:the\s+)?user\b/i;
/** The specification's code for a request whose time is up. */
const requestExpired = 8_000;

/**
 * What a wallet's error is to whoever asked: a rejection by the person (5000 to 5003) is 4001, the
 * protocol's own codes are a `PairingError`, any other code is the wallet's and stays with its words,
 * unless these say that the person rejected it.
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

/** The person said no. */
export function rejected(): ProviderError {
  return new ProviderError(4001, 'The request was rejected in the wallet.');
}

/** Whether the wallet says that it has no such session (any more). */
export function isUnknownSession({ message }: PeerFault): boolean {
  return message.includes('No matching key');
}
