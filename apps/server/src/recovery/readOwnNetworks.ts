import { accountAddress } from '@mooring/passkey/account';
import { type ChainRequest, Refusal, type SignedInSession } from '@mooring/sign-in/server';
import { type Address, isAddressEqual } from 'viem';
import { readOwnership } from '../passkeys/findOwnedAccounts.ts';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import type { PasskeyStore, StoredPasskey } from '../passkeys/passkeyStore.ts';
import { findSafeOwners, readThreshold } from '../passkeys/safeOwners.ts';
import { lowerCaseAddress } from '../relay/relayAccount.ts';

/** Session whose person changes the addresses of its account. */
export type ContactSession = Pick<SignedInSession, 'account' | 'credential'>;

/** Dependencies of `readOwnNetworks`. */
export interface OwnNetworksOptions {
  networks: readonly PasskeyNetwork[];
  /** JSON-RPC request function of any configured network. */
  readChain: (chainId: number) => ChainRequest | undefined;
  passkeys: Pick<PasskeyStore, 'find'>;
}

/**
 * Finds the networks on which the person of a session has the account: a key that was removed on one may still sign in
 * through another. These are
 *
 * - those on which the passkey of the session owns the account alone; of a session by a message, its network,
 * - while the account is not deployed on the network of the session, so that its first owner has signed in, those on
 *   which that owner can act alone.
 *
 * Owners are not compared between networks: who has the account on one can give it any owners there.
 *
 * @throws {UnreachableError | NodeError} if a network does not answer, or with an error
 * @throws {Refusal} `chain-unreachable` if the network of the session is none of the server's
 */
export async function readOwnNetworks(
  { account: id, credential }: ContactSession,
  { networks, readChain, passkeys }: OwnNetworksOptions,
): Promise<readonly number[]> {
  const chainId = Number(id.split(':')[1]);
  // Of a key, which is the same on every network.
  if (chainId === 0) return networks.map((network) => network.chainId);
  const account = lowerCaseAddress(id);
  const read = readChain(chainId);
  if (!read) throw new Refusal('chain-unreachable');
  const found = credential === undefined ? [] : await passkeys.find(credential);
  const keys = found.filter(({ address }) => isAddressEqual(address, account));
  const isOfFirst = !(await isDeployed(read, account));
  const own = await Promise.all(
    networks.map(
      async (network) =>
        (keys.length === 0 && network.chainId === chainId) ||
        (await isOwnedByKeys(network, account, keys)) ||
        (isOfFirst && (await isOwnedByFirst(network, account))),
    ),
  );
  return networks.flatMap((network, index) => (own[index] ? network.chainId : []));
}

async function isDeployed(read: ChainRequest, account: Address): Promise<boolean> {
  return (await read({ method: 'eth_getCode', params: [account, 'latest'] })) !== '0x';
}

/** Returns true if each key that has signed with the id of a session owns the account: others are false claims, or former owners. */
async function isOwnedByKeys(
  network: PasskeyNetwork,
  account: Address,
  keys: readonly StoredPasskey[],
): Promise<boolean> {
  const owners = await Promise.all(
    keys.map(({ publicKey }) => readOwnership({ publicKey, address: account }, network)),
  );
  return keys.length > 0 && owners.every(({ owner }) => owner === 'alone');
}

/** Returns true if the owner that the address follows from can act alone: before the account is deployed, it is the only one. */
async function isOwnedByFirst({ read }: PasskeyNetwork, account: Address): Promise<boolean> {
  if (!(await isDeployed(read, account))) return true;
  const [owners, threshold] = await Promise.all([
    findSafeOwners(read, account),
    readThreshold(read, account),
  ]);
  const isFirst = (owner: Address) => isAddressEqual(accountAddress(owner), account);
  return threshold === 1n && owners.some(isFirst);
}
