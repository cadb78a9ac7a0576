import { isPairingErrorCode, PairingBaseError, PairingError } from '../pairingError.ts';
import { plainText } from '../parse/plainText.ts';
import type { PeerFault } from './payload.ts';

const LONGEST_WALLET_TEXT = 200;
/** EIP-1193's code for a rejection by the person. */
const USER_REJECTED_CODE = 4001;
/** Code of the specification for an expired request. */
const REQUEST_EXPIRED = 8_000;

/**
 * Converts a wallet's error for the caller: a rejection by the person (5000 to 5003) is 4001, the
 * protocol's own codes are a `PairingError`, any other code and message are passed on, unless message or
 * data say that the person declined, as real wallets do under unspecific codes (-32000, -32603, 0).
 */
export async function readPeerError(fault: PeerFault): Promise<Error> {
  const { code, message, data } = fault;
  if (code >= 5000 && code <= 5003) return createPeerRejection();
  if (code === REQUEST_EXPIRED) return new PairingError('requestExpired');
  if (isPairingErrorCode(code)) return new PairingError(code);
  const words = plainText(message, LONGEST_WALLET_TEXT);
  if (code !== USER_REJECTED_CODE && (await isRejectionFault(fault))) return createPeerRejection();
  if (words === '') return new ProviderError(code, 'The wallet returned an error.');
  return new ProviderError(code, words, { data });
}

/** Returns true if message or data report a rejection; false if the word list cannot be loaded. */
async function isRejectionFault({ message, data }: PeerFault): Promise<boolean> {
  const loaded = await import('./rejectionText.ts').catch(() => undefined);
  return loaded?.isRejectionText(JSON.stringify([message, data])) ?? false;
}

/** User rejection (4001). */
export function createPeerRejection(): ProviderError {
  return new ProviderError(USER_REJECTED_CODE, 'User rejected the request.');
}

/** Returns true if the wallet reports that the session is unknown or has ended. */
export function isUnknownSession({ message }: PeerFault): boolean {
  return message.includes('No matching key');
}

/** Error with a code of EIP-1193 or JSON-RPC. */
export class ProviderError extends PairingBaseError {
  override readonly name = 'ProviderError';
  readonly code: number;
  override readonly source: 'wallet' | 'connector';
  /** Error data of the wallet, unmodified. */
  readonly data: unknown;

  constructor(code: number, message: string, wallet?: { readonly data: unknown }) {
    super(message);
    this.code = code;
    this.source = wallet ? 'wallet' : 'connector';
    this.data = wallet?.data;
  }
}
