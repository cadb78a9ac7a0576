import {
  type Assertion,
  accountAddress,
  checkAssertion,
  type PublicKey,
  parsePublicKey,
  readSigner,
} from '@mooring/passkey/account';
import {
  type AssertedAccount,
  type ChainRequest,
  Refusal,
  type SignInAssertion,
} from '@mooring/sign-in/server';
import { type Address, encodeFunctionData, isAddressEqual, parseAbi, stringToHex } from 'viem';
import { UnreachableError } from '../rpc/chainRequest.ts';
import { isCredentialId, isOwner } from './createPasskeys.ts';
import type { PasskeyNetwork } from './passkeyNetworks.ts';
import type { PasskeyStore } from './passkeyStore.ts';

/**
 * Creates the check of a passkey's assertion for sign-in: of a stored passkey, or of one that was just made and
 * says its key; of this very challenge, page and domain, by a person who was verified, with a counter that goes
 * up, and an owner of its account that signs alone wherever that is on chain. It rejects with the refusal
 * `chain-unreachable` when a network is silent.
 *
 * @param options.rpId domain of the passkeys; null for the page's host name
 * @param options.mayBeFramed true where a page of another site may frame ours: passkeys are asked for in it too
 */
export function createAssertionCheck(options: {
  store: PasskeyStore;
  networks: readonly PasskeyNetwork[];
  rpId: string | null;
  mayBeFramed: boolean;
}): (sent: SignInAssertion) => Promise<AssertedAccount | undefined> {
  const { store, networks, rpId, mayBeFramed } = options;
  return async ({ assertion: sent, challenge, origin }) => {
    const assertion = readAssertion(sent);
    const known = assertion && (await store.find(assertion.credentialId));
    const publicKey = known?.publicKey ?? parsePublicKey(Reflect.get(sent, 'publicKey'));
    if (!assertion || !publicKey || !isBackupPossible(assertion)) return undefined;
    if (isFramed(assertion) && !mayBeFramed) return undefined;
    try {
      await checkAssertion(assertion, {
        challenge: stringToHex(challenge),
        rpId: rpId ?? new URL(origin).hostname,
        origins: [origin],
        publicKey,
      });
    } catch (error) {
      if (error instanceof Error && error.name === 'PasskeyError') return undefined;
      throw error;
    }
    if (known && !(await store.count(known.id, counterOf(assertion)))) return undefined;
    const found = await accountOf({ publicKey, address: known?.address }, networks);
    if (!found) return undefined;
    const { address, chainId } = found;
    return { address, chainId, credential: assertion.credentialId };
  };
}

/** Reads `{ id, authenticatorData, clientDataJSON, signature }`, each in base64url; `publicKey` apart. */
function readAssertion(sent: object): Assertion | undefined {
  const { id, authenticatorData, clientDataJSON, signature } = sent as Record<string, unknown>;
  if (typeof id !== 'string' || !isCredentialId(id)) return undefined;
  const [first, second, third] = [authenticatorData, clientDataJSON, signature].map(bytesOf);
  if (!first || !second || !third) return undefined;
  return { credentialId: id, authenticatorData: first, clientDataJSON: second, signature: third };
}

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) return undefined;
  return new Uint8Array(Buffer.from(value, 'base64url'));
}

/** Flags of authenticator data (WebAuthn, 6.1): the credential may be backed up (bit 3), and is (bit 4). */
const mayBeBackedUp = 0x08;
const isBackedUp = 0x10;

/** False for a credential that is backed up and cannot be: no authenticator says so. */
function isBackupPossible({ authenticatorData }: Assertion): boolean {
  const flags = authenticatorData[32] ?? 0;
  return !(flags & isBackedUp) || (flags & mayBeBackedUp) !== 0;
}

/** True where the page that asked was inside of another site's, and where what it says of that cannot be read. */
function isFramed({ clientDataJSON }: Assertion): boolean {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(clientDataJSON));
    const { crossOrigin = false, topOrigin }: Record<string, unknown> = Object(data);
    return crossOrigin !== false || topOrigin !== undefined;
  } catch {
    return true;
  }
}

/** Signature counter, the four bytes after domain and flags. */
function counterOf({ authenticatorData }: Assertion): number {
  const { buffer, byteOffset } = authenticatorData;
  return new DataView(buffer, byteOffset).getUint32(33);
}

/**
 * Account that a passkey owns alone, on the first network where it does; undefined without one, and where the
 * account is on chain and another owns it: a passkey that was removed must not come in by a network where it was
 * forgotten.
 *
 * @param passkey without an address, the account is the one that follows from its key
 */
async function accountOf(
  passkey: { publicKey: PublicKey; address: Address | undefined },
  networks: readonly PasskeyNetwork[],
): Promise<{ address: Address; chainId: number } | undefined> {
  try {
    const found = await Promise.all(networks.map((network) => ownership(passkey, network)));
    if (found.some(({ owner }) => owner === 'others')) return undefined;
    return found.find(({ owner }) => owner === 'alone');
  } catch (error) {
    throw error instanceof UnreachableError ? new Refusal('chain-unreachable') : error;
  }
}

async function ownership(
  { publicKey, address: stored }: { publicKey: PublicKey; address: Address | undefined },
  { chainId, read, contracts }: PasskeyNetwork,
): Promise<{ address: Address; chainId: number; owner: 'alone' | 'others' | 'none' }> {
  const signer = await readSigner(read, contracts, publicKey);
  const own = accountAddress(signer);
  const address = stored ?? own;
  const code = await read({ method: 'eth_getCode', params: [address, 'latest'] });
  // Not there yet: it will be the account of the key it follows from.
  if (code === '0x')
    return { address, chainId, owner: isAddressEqual(own, address) ? 'alone' : 'none' };
  const [isOne, threshold] = await Promise.all([
    isOwner(read, address, signer),
    readThreshold(read, address),
  ]);
  return { address, chainId, owner: isOne && threshold === 1n ? 'alone' : 'others' };
}

const thresholdAbi = parseAbi(['function getThreshold()']);

async function readThreshold(read: ChainRequest, to: Address): Promise<bigint | undefined> {
  const data = encodeFunctionData({ abi: thresholdAbi });
  const answer = await read({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/.test(answer) ? BigInt(answer) : undefined;
}
