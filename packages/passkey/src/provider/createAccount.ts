import { bytesToHex, type Hex, stringToHex } from 'viem';
import { createCredential } from '../create/createCredential.ts';
import { orphanError } from '../create/orphan.ts';
import { randomBytes } from '../credential/browser.ts';
import type { Passkey } from '../credential/passkey.ts';
import { PasskeyError } from '../passkeyError.ts';
import { formatAccount, type KeptPasskey, type PasskeyAccount } from '../store/storedAccount.ts';
import type { PasskeyProviderOptions } from './providerOptions.ts';
import type { Shared } from './shared.ts';

export { createCredential };

/** Account to create: by a new passkey with a name, or by an existing one that has not signed yet. */
interface NewAccount {
  readonly name: string;
  readonly made?: Passkey | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Parts of the provider that create an account. */
interface CreationContext {
  readonly options: PasskeyProviderOptions;
  readonly shared: Shared;
  /** Adds the address that follows from the key. */
  readonly derive: (passkey: KeptPasskey) => Promise<PasskeyAccount>;
}

/**
 * Creates a passkey, and the account that follows from it. With a sign-in, the account is not used before the passkey
 * has made a signature that its contracts accept; the sign-in is that signature. Without a sign-in there is no such
 * signature, and only the order of the creation's client data is checked.
 *
 * A passkey that cannot sign for the account is removed, and is the `orphan` of the error. If the person declines the
 * signature, the passkey stays on the device, and the next attempt asks for it again.
 * @throws {PasskeyError}
 */
export async function createAccount(
  { options, shared, derive }: CreationContext,
  { name, made: before, signal }: NewAccount,
): Promise<PasskeyAccount> {
  const { storage, signIn } = options;
  const earlier = before ? undefined : await storage.get();
  const { id, publicKey } = before ?? (await createCredential({ ...options, name, signal }));
  const made = { id, publicKey };
  // Stored immediately: a network that does not answer must not lose a new passkey.
  await storage.set(formatAccount(signIn ? { ...made, unproven: name } : made, options));
  const account = await derive(made);
  try {
    if (signIn) await proveSigning({ ...options, signal }, shared, made);
  } catch (error) {
    if (!(error instanceof PasskeyError) || error.reason !== 'assertionInvalid') throw error;
    await (earlier ? storage.set(earlier) : storage.delete());
    throw await orphanError(error, { ...options, id, name });
  }
  return account;
}

/**
 * Asks a new passkey for a signature of the server's challenge, or of random bytes without one. The server's response
 * is ignored: it does not know the key yet.
 * @throws {PasskeyError} if the passkey does not sign
 */
async function proveSigning(
  options: PasskeyProviderOptions & Pick<NewAccount, 'signal'>,
  { askCredential }: Shared,
  { id, publicKey }: Passkey,
): Promise<void> {
  let proof: Promise<object> | undefined;
  const sign = async (challenge: Hex) => {
    const { sent } = await askCredential({ ...options, challenge, allow: [id], publicKey });
    return { ...sent, publicKey };
  };
  try {
    await options.signIn?.((challenge) => {
      proof = sign(stringToHex(challenge));
      return proof;
    });
  } catch {}
  await (proof ?? sign(bytesToHex(randomBytes())));
}
