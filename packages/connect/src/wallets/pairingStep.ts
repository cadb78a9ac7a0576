import { readField } from '@mooring/internal';
import { walkError } from './walletError.ts';

/** State of connecting a phone wallet. */
export type PairingStep =
  | { readonly status: 'idle' }
  /** Checking for the answer to a link made before the page loaded. */
  | { readonly status: 'finishing' }
  /** Connecting to the pairing relay. */
  | { readonly status: 'starting' }
  /** Waiting for the wallet. `uri` is a secret: use it only in the QR code, the clipboard and the wallet's link. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'failed'; readonly problem: PairingProblem };

/** Maximum length of a link whose QR code can be scanned from a screen, in characters. */
const LONGEST_SCANNED_URI = 1_024;

/** Parses a connector's state; an invalid link is a failure, any other unknown state is idle. */
export function readPairingStep(state: unknown): PairingStep {
  const status = readField(state, 'status');
  switch (status) {
    case 'finishing':
    case 'starting':
      return { status };
    case 'waiting': {
      const uri = readField(state, 'uri');
      const expiresAt = readField(state, 'expiresAt');
      if (!isPairingUri(uri) || typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) {
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

/** Returns true for a pairing URI; spaces and quotes are invalid, since it becomes a link's URL. */
function isPairingUri(uri: unknown): uri is string {
  return (
    typeof uri === 'string' && uri.length <= LONGEST_SCANNED_URI && /^wc:[\w@?=&%.:~-]+$/.test(uri)
  );
}

/** Problems of pairing, named after their message keys. */
export type PairingProblem =
  /** The relay is unreachable, or does not answer. */
  | 'relaySilent'
  /** The relay refuses this site. */
  | 'relayRefused'
  | 'relayError'
  /** The wallet does not support the site's networks. */
  | 'networks'
  /** The wallet lacks methods or events that the site requires. */
  | 'methods'
  /** The pairing code could not be loaded. */
  | 'unloadable'
  /** The wallet did not answer before the request expired. */
  | 'expired'
  | 'other';

const problems: ReadonlyMap<unknown, PairingProblem> = new Map<unknown, PairingProblem>([
  ['relaySilent', 'relaySilent'],
  ['relayRefused', 'relayRefused'],
  ['relayError', 'relayError'],
  ['requestExpired', 'expired'],
  ['unloadable', 'unloadable'],
  [5100, 'networks'],
  [5101, 'methods'],
  [5102, 'methods'],
  [5103, 'networks'],
  [5104, 'networks'],
]);

/**
 * Maps an error to a pairing problem, by the protocol's codes or the connector's reasons; undefined for other errors. A
 * rejection (5000 to 5003) is not a problem: see `isRejection`.
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 *
 * @example
 * ```tsx
 * import { pairingProblemOf, useTranslate } from '@mooring/connect/parts';
 *
 * export function PhoneFailure({ error }: { readonly error: unknown }) {
 *   const t = useTranslate();
 *   const problem = pairingProblemOf(error);
 *   return problem && <p>{t(`pairing.${problem}`)}</p>;
 * }
 * ```
 */
export function pairingProblemOf(error: unknown): PairingProblem | undefined {
  const layer = walkError(error).find((cause) => readField(cause, 'name') === 'PairingError');
  if (!layer) return undefined;
  const key = readField(layer, 'code') ?? readField(layer, 'reason');
  return problems.get(key) ?? 'other';
}
