import { PasskeyError } from '../passkeyError.ts';

/** New passkey that no account will use. */
interface UnusedPasskey {
  readonly rpId: string;
  readonly id: string;
  /** Name by which the person finds it among their passkeys. */
  readonly name: string;
}

/**
 * Error of a new passkey that turned out to be of no use, with the passkey as its `orphan`. The browser is asked to
 * have it removed from where it is kept.
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
 * API). Resolves to false where the browser does not support it.
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
