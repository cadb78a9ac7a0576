import { type Address, bytesToHex, isAddressEqual } from 'viem';
import { candidateKeys } from '../account/recoverKeys.ts';
import type { Passkey } from '../credential/passkey.ts';
import type { ProviderContext } from '../provider/method.ts';

/**
 * Asks for a passkey, and returns it if its signer is one of these owners: a signature leaves two keys, of which a
 * recovery names at most one.
 * @throws {PasskeyError} those of `askCredential`
 * @throws the network's error
 */
export async function findNewOwner(
  { options, shared }: ProviderContext,
  owners: readonly Address[],
): Promise<Passkey | undefined> {
  const { contracts, networks } = options;
  const challenge = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const answer = await shared.askCredential({ ...options, challenge, allow: [] });
  for (const publicKey of candidateKeys(answer)) {
    const signer = await shared.readSigner(networks[0].read, contracts, publicKey);
    if (owners.some((owner) => isAddressEqual(owner, signer)))
      return { id: answer.credentialId, publicKey };
  }
  return undefined;
}
