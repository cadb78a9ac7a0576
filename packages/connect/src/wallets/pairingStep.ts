import { readField } from '@mooring/internal';
import { walkError } from './walletError.ts';

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

/** Problems between a page and a phone, named after their texts. */
export type PairingProblem =
  /** The relay was not reached, or does not answer. */
  | 'relaySilent'
  /** The relay does not let this site in. */
  | 'relayRefused'
  | 'relayError'
  /** The wallet is not on the networks of the site. */
  | 'networks'
  /** The wallet lacks methods or events that the site asks for. */
  | 'methods'
  /** The part of the page that speaks with phones could not be fetched. */
  | 'unloadable'
  /** Nobody answered in the time there was. */
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
 * Maps an error to a pairing problem, by the protocol's codes and the connector's reasons for what they
 * leave out; undefined for any other error. A rejection (5000 to 5003) is not a problem: see
 * `isRejection`.
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
  const layer = walkError(error).find((one) => readField(one, 'name') === 'PairingError');
  if (!layer) return undefined;
  const key = readField(layer, 'code') ?? readField(layer, 'reason');
  return problems.get(key) ?? 'other';
}
