import { accountAddress, type PublicKey, readSigner } from '@mooring/passkey/account';
import { Refusal } from '@mooring/sign-in/server';
import { type Address, isAddressEqual } from 'viem';
import { isUnread } from '../rpc/chainRequest.ts';
import type { PasskeyNetwork } from './passkeyNetworks.ts';
import { isOwner, readThreshold } from './safeOwners.ts';

/** Account that a passkey owns alone. */
export interface OwnedAccount {
  address: Address;
  /** First network on which it is the owner. */
  chainId: number;
  /** True when the address follows from the key. */
  isFirst: boolean;
  /** False while the account is on no network yet. */
  isDeployed: boolean;
}

/**
 * Finds the account that a passkey owns alone, on the first network where it does; undefined if there is none, or if
 * the account has other owners on a network: a removed passkey must not sign in through a network on which it was not
 * removed. Throws the refusal `chain-unreachable` if a network does not answer.
 *
 * @param passkey without an address, the account that follows from its key
 */
export async function findOwnedAccounts(
  passkey: { publicKey: PublicKey; address: Address | undefined },
  networks: readonly PasskeyNetwork[],
): Promise<OwnedAccount | undefined> {
  try {
    const ownerships = await Promise.all(
      networks.map((network) => readOwnership(passkey, network)),
    );
    if (ownerships.some(({ owner }) => owner === 'others')) return undefined;
    const own = ownerships.find(({ owner }) => owner === 'alone');
    return own && { ...own, isDeployed: ownerships.some(({ isDeployed }) => isDeployed) };
  } catch (error) {
    throw isUnread(error) ? new Refusal('chain-unreachable') : error;
  }
}

type Ownership = OwnedAccount & { owner: 'alone' | 'others' | 'none' };

/** Reads whether a passkey owns an account alone on a network; without an address, the one that follows from its key. */
export async function readOwnership(
  { publicKey, address: named }: { publicKey: PublicKey; address: Address | undefined },
  { chainId, read, contracts }: PasskeyNetwork,
): Promise<Ownership> {
  const signer = await readSigner(read, contracts, publicKey);
  const own = accountAddress(signer);
  const address = named ?? own;
  const isFirst = isAddressEqual(own, address);
  const code = await read({ method: 'eth_getCode', params: [address, 'latest'] });
  const account = { address, chainId, isFirst, isDeployed: code !== '0x' };
  // Not deployed: the account belongs to the key it follows from.
  if (code === '0x') return { ...account, owner: isFirst ? 'alone' : 'none' };
  const [isOne, threshold] = await Promise.all([
    isOwner(read, address, signer),
    readThreshold(read, address),
  ]);
  return { ...account, owner: isOne && threshold === 1n ? 'alone' : 'others' };
}
