import { BaseError } from '@mooring/internal';
import type { RecoveryErrorReason } from './recovery/recoveryError.ts';

/**
 * Reason of an error, stable between releases.
 * - `rejected`: the person said no, in the page or to the browser; also when there is no passkey, or time ran
 *   out: browsers do not tell these apart
 * - `unchecked`: a transaction could not be explained, and nothing was signed
 * - `unauthorized`: not the connected account, or a passkey that is not an owner of it
 * - `needsOwners`: the account needs several owners to sign; the passkey signs as one of them by `owners.sign`
 * - `unsupported`: the browser has no passkeys, or the method is unknown
 * - `disconnected`: no account is connected
 * - `unknownNetwork`: the network has no passkey contracts, or is not configured
 * - `invalidParams`: invalid parameters of a method
 * - `internal`: an invalid response of a chain
 * - `domain`: the page's domain may not use this passkey (rpId)
 * - `busy`: another request for a passkey is pending, or ended this one
 * - `timedOut`: timeout of the browser or password manager
 * - `unverifiable`: the device or password manager cannot verify the person, or store a passkey
 * - `authenticatorFailed`: the device or password manager reported another error
 * - `exists`: the device already has a passkey of this account
 * - `assertionInvalid`: a response of the authenticator that does not sign what was shown
 * - `notFound`: no account belongs to the passkey
 * - `relayUnreachable`, `relayRefused`: the relay did not respond, or refused
 * - `capability`, `unknownChain`, `duplicateId`, `unknownId`, `tooLarge`: EIP-5792
 * - those of a `RecoveryError`
 */
export type PasskeyErrorReason =
  | 'rejected'
  | 'unchecked'
  | 'unauthorized'
  | 'needsOwners'
  | 'unsupported'
  | 'disconnected'
  | 'unknownNetwork'
  | 'invalidParams'
  | 'internal'
  | 'domain'
  | 'busy'
  | 'timedOut'
  | 'unverifiable'
  | 'authenticatorFailed'
  | 'exists'
  | 'assertionInvalid'
  | 'notFound'
  | 'relayUnreachable'
  | 'relayRefused'
  | 'capability'
  | 'unknownChain'
  | 'duplicateId'
  | 'unknownId'
  | 'tooLarge'
  | RecoveryErrorReason;

/** EIP-1193, EIP-1474, EIP-3326 and EIP-5792. */
const providerCodes: Readonly<Partial<Record<PasskeyErrorReason, number>>> = {
  rejected: 4001,
  unauthorized: 4100,
  needsOwners: 4100,
  notFound: 4100,
  unsupported: 4200,
  disconnected: 4900,
  unknownNetwork: 4902,
  invalidParams: -32602,
  relayRefused: -32003,
  capability: 5700,
  unknownChain: 5710,
  duplicateId: 5720,
  unknownId: 5730,
  tooLarge: 5740,
};

/** Code of all others, such as a chain that does not answer. */
const OTHER_REASON_CODE = -32603;

/** New passkey that no account uses, and that stays in its authenticator. */
export interface OrphanPasskey {
  /** Credential id in base64url. */
  readonly id: string;
  /** Name in the person's list of passkeys. */
  readonly name: string;
  /** True if the browser was asked to remove it, which it may ignore. */
  readonly isReported: boolean;
}

/** Error of this package, with the code of EIP-1193. The message is English, for developers. */
export class PasskeyError extends BaseError {
  override readonly name: string = 'PasskeyError';
  readonly docsPath = 'docs/errors.md#passkey';
  readonly reason: PasskeyErrorReason;
  readonly code: number;
  /** Passkey that was created in vain. */
  readonly orphan: OrphanPasskey | undefined;

  constructor(
    reason: PasskeyErrorReason,
    message: string,
    options: { readonly cause?: unknown; readonly orphan?: OrphanPasskey } = {},
  ) {
    super(message, options);
    this.orphan = options.orphan;
    this.reason = reason;
    this.code = providerCodes[reason] ?? OTHER_REASON_CODE;
  }
}

/** -32602: invalid parameters. */
export function invalidParams(message: string): PasskeyError {
  return new PasskeyError('invalidParams', message);
}
