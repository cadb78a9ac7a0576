import { bytesToHex } from 'viem';
import type { PublicKey } from '../account/p256.ts';
import { keysOf } from '../account/recoverKeys.ts';
import { PasskeyError } from '../passkeyError.ts';
import type { PasskeyProviderOptions } from '../provider/createPasskeyProvider.ts';
import type { Shared } from '../provider/shared.ts';
import { isRecord } from '../record.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';

type Finding = Pick<
  PasskeyProviderOptions,
  'rpId' | 'origin' | 'credentials' | 'contracts' | 'networks' | 'lookUp'
>;

/**
 * Finds the account of a passkey on a device that does not know it. The person chooses a passkey and signs 32
 * random bytes; that leaves two public keys, and so two accounts. Which one it is says, in this order: the
 * server, if there is one; a network that has exactly one of them; a second signature, which fits one of the
 * two keys alone.
 */
export async function findAccount(options: Finding, shared: Shared): Promise<PasskeyAccount> {
  const { accountAddress, askCredential, hasCode, parsePasskey, readSigner } = shared;
  const { contracts, networks, lookUp } = options;
  const [network] = networks;
  const first = await sign([]);
  const id = first.credentialId;
  const candidates = await Promise.all(keysOf(first).map(derive));

  const told = await lookUp?.(id).catch(() => undefined);
  const known = isRecord(told) ? parsePasskey({ ...told, id }) : undefined;
  const named = candidates.find(({ publicKey }) => publicKey.x === known?.publicKey.x);
  if (named) return named;

  const onChain = await Promise.all(candidates.map(isOnAnyNetwork));
  const present = candidates.filter((_, index) => onChain[index]);
  if (present.length === 1 && present[0]) return present[0];

  const others = keysOf(await sign([id]));
  const common = candidates.filter(({ publicKey }) => others.some(({ x }) => x === publicKey.x));
  if (common.length === 1 && common[0]) return common[0];
  throw new PasskeyError('not-found', 'No account belongs to this passkey.');

  function sign(allow: readonly string[]) {
    const challenge = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    return askCredential({ ...options, challenge, allow });
  }

  async function derive(publicKey: PublicKey): Promise<PasskeyAccount> {
    const signer = await readSigner(network.read, contracts, publicKey);
    return { id, publicKey, address: accountAddress(signer) };
  }

  async function isOnAnyNetwork({ address }: PasskeyAccount): Promise<boolean> {
    // A network that does not answer says nothing.
    const found = networks.map(({ read }) => hasCode(read, address).catch(() => false));
    return (await Promise.all(found)).includes(true);
  }
}
