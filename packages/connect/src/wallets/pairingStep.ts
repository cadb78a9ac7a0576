import { type PairingProblem, pairingProblemOf } from './pairingProblem.ts';
import { readField } from './walletError.ts';

/** Where the making of a connection with a phone stands. */
export type PairingStep =
  | { readonly status: 'idle' }
  /** What came of a link of before the page was loaded is looked for. */
  | { readonly status: 'finishing' }
  /** Reaching the relay. */
  | { readonly status: 'starting' }
  /** The link is a secret: it goes into the code, the clipboard and the link to a wallet, nowhere else. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'failed'; readonly problem: PairingProblem };

/** A QR code of this many characters can still be read from a screen. */
const LONGEST_URI = 1_024;

/** What a connector's state says; a link that is none is a failure, anything else foreign is idle. */
export function readPairingStep(state: unknown): PairingStep {
  if (typeof state !== 'object' || state === null) return { status: 'idle' };
  const status = readField(state, 'status');
  switch (status) {
    case 'finishing':
    case 'starting':
      return { status };
    case 'waiting': {
      const uri = readField(state, 'uri');
      const expiresAt = readField(state, 'expiresAt');
      if (!isUri(uri) || typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) {
        return { status: 'failed', problem: 'other' };
      }
      return { status: 'waiting', uri, expiresAt };
    }
    case 'failed':
      return { status: 'failed', problem: pairingProblemOf(readField(state, 'error')) ?? 'other' };
    default:
      return { status: 'idle' };
  }
}

/** Without spaces and quotes: it becomes the address of a link. */
function isUri(uri: unknown): uri is string {
  return typeof uri === 'string' && uri.length <= LONGEST_URI && /^wc:[\w@?=&%.:~-]+$/.test(uri);
}
