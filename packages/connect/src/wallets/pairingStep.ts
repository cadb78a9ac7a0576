import { type PairingProblem, pairingProblemOf } from './pairingProblem.ts';
import { readField } from './walletError.ts';

/** State of connecting to a phone. */
export type PairingStep =
  | { readonly status: 'idle' }
  /** Looking for the outcome of a link from before the page was loaded. */
  | { readonly status: 'finishing' }
  /** Reaching the relay. */
  | { readonly status: 'starting' }
  /** The link is a secret: it goes into the code, the clipboard and the link to a wallet, nowhere else. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'failed'; readonly problem: PairingProblem };

/** A QR code of this many characters can still be read from a screen. */
const LONGEST_URI = 1_024;

/** Parses a connector's state; an invalid link is a failure, any other unknown state is idle. */
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
