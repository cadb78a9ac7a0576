import { isPairingErrorCode, PairingError } from '../pairingError.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { PeerFault } from './payload.ts';

const longestReason = 200;
/** The specification's code for a request whose time is up. */
const requestExpired = 8_000;

/**
 * What a wallet's error is to whoever asked: a rejection by the person (5000 to 5003) is 4001, the
 * protocol's own codes are a `PairingError`, any other code is the wallet's and stays with its words.
 */
export function peerError({ code, message, data }: PeerFault): Error {
  if (code >= 5000 && code <= 5003) return rejected();
  if (code === requestExpired) return new PairingError('request-expired');
  if (isPairingErrorCode(code)) return new PairingError(code);
  const words = plain(message);
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

/** Foreign words on one line, bounded, without the marks that turn text around or hide it. */
function plain(text: string): string {
  return text
    .slice(0, 4 * longestReason)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, longestReason);
}
