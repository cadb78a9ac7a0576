import { PasskeyError } from '../passkeyError.ts';

/** New passkey that no account uses. */
interface UnusedPasskey {
  readonly rpId: string;
  readonly id: string;
  /** Name in the person's list of passkeys. */
  readonly name: string;
}

/**
 * Error of a new passkey that cannot be used, with the passkey as its `orphan`. Asks the browser to have it removed from
 * its authenticator.
 */
export async function orphanError(error: unknown, unused: UnusedPasskey): Promise<unknown> {
  if (!(error instanceof PasskeyError)) return error;
  const { id, name } = unused;
  const orphan = { id, name, isReported: await reportUnknown(unused) };
  return new PasskeyError(error.reason, error.message, { cause: error, orphan });
}

/** Signal API of WebAuthn level 3: Chrome 132, Safari 26. */
type Signal = (unknown: { rpId: string; credentialId: string }) => Promise<unknown>;

/**
 * Reports a passkey as unknown to the browser, so that the password manager hides or removes it (WebAuthn's signal
 * API). Resolves to false if the browser does not support it.
 */
export async function reportUnknown({
  rpId,
  id: credentialId,
}: Pick<UnusedPasskey, 'rpId' | 'id'>): Promise<boolean> {
  const signals: { readonly signalUnknownCredential?: Signal } = Object(
    Reflect.get(globalThis, 'PublicKeyCredential'),
  );
  try {
    await signals.signalUnknownCredential?.({ rpId, credentialId });
    return signals.signalUnknownCredential !== undefined;
  } catch {
    return false;
  }
}
