import { layersOf, readField } from './walletError.ts';

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
  ['relay-silent', 'relaySilent'],
  ['relay-refused', 'relayRefused'],
  ['relay-error', 'relayError'],
  ['request-expired', 'expired'],
  ['unloadable', 'unloadable'],
  [5100, 'networks'],
  [5101, 'methods'],
  [5102, 'methods'],
  [5103, 'networks'],
  [5104, 'networks'],
]);

/**
 * Maps an error to a pairing problem, by the protocol's codes and the connector's names for what they
 * leave out; undefined for any other error. A rejection (5000 to 5003) is not a problem: see
 * `isRejection`.
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 */
export function pairingProblemOf(error: unknown): PairingProblem | undefined {
  const layer = layersOf(error).find((one) => readField(one, 'name') === 'PairingError');
  return layer && (problems.get(readField(layer, 'code')) ?? 'other');
}
