import { lookUp } from '@mooring/internal';
import { PasskeyError, type PasskeyErrorReason } from '../passkeyError.ts';

/** Reason and message by the name of an error (WebAuthn, Credential Management, password managers). */
const reasons: Readonly<Record<string, readonly [PasskeyErrorReason, string]>> = {
  SecurityError: ['domain', 'This page may not use a passkey of that domain.'],
  AbortError: ['busy', 'Another request for a passkey ended this one.'],
  OperationError: ['busy', 'Another request for a passkey is open.'],
  TimeoutError: ['timedOut', 'The passkey did not answer in time.'],
  ConstraintError: [
    'unverifiable',
    'The authenticator cannot verify the person, or keep a passkey.',
  ],
  NotSupportedError: ['unsupported', 'The authenticator has no such passkeys.'],
  TypeError: ['unsupported', 'The browser cannot ask for such a passkey.'],
};

/** NotReadableError, UnknownError, and all others. */
const deviceFailed = [
  'authenticatorFailed',
  'The authenticator or password manager failed.',
] as const;

/**
 * Converts an error of a browser, or of a password manager in its place.
 * @param options.hasExcluded true if the request excludes passkeys that the device may have
 */
export function browserError(
  cause: unknown,
  { name, hasExcluded }: { readonly name: string; readonly hasExcluded: boolean },
): PasskeyError {
  if (name === 'InvalidStateError' && hasExcluded)
    return new PasskeyError('exists', 'This device already has a passkey of the account.', {
      cause,
    });
  const [reason, message] = lookUp(reasons, name) ?? deviceFailed;
  return new PasskeyError(reason, message, { cause });
}
