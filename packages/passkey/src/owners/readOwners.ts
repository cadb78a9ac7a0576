import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  isAddressEqual,
  parseAbi,
} from 'viem';
import type { ChainRead } from '../account/chainRead.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import type { ProviderContext } from '../provider/method.ts';
import type { Shared } from '../provider/shared.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import type { AccountOwner, NetworkOwners } from './accountOwners.ts';
import { isSigner } from './isSigner.ts';

const ownersAbi = parseAbi(['function getOwners()', 'function getThreshold()']);

/** Most owners whose kind is looked up on one network. */
const MOST_LOOKED_UP = 20;

/** Reads the owners of a deployed account, in onchain order. */
export async function readOnchainOwners(
  read: ChainRead,
  account: Address,
  { callContract }: Pick<Shared, 'callContract'>,
): Promise<readonly Address[]> {
  const data = encodeFunctionData({ abi: ownersAbi, functionName: 'getOwners' });
  const [owners] = decodeAbiParameters(
    [{ type: 'address[]' }],
    await callContract(read, account, data),
  );
  return owners;
}

/** Reads the owners from all networks, with their kinds. */
export async function readOwners(context: ProviderContext): Promise<readonly NetworkOwners[]> {
  const { shared } = context;
  const account = shared.checkAccount(context, undefined);
  const { networks, contracts } = context.options;
  const found = await Promise.all(
    networks.map(async ({ chainId, read }): Promise<NetworkOwners> => {
      try {
        return { chainId, ...(await readNetworkOwners(read, contracts, account, shared)) };
      } catch {
        return { chainId, state: 'unreachable', owners: [], threshold: 0 };
      }
    }),
  );
  // A signer has one address on all networks, and can be an owner before its deployment.
  const passkeys = found.flatMap(({ owners }) => owners.filter(({ kind }) => kind !== 'other'));
  const kindOf = (address: Address) =>
    passkeys.find((passkey) => isAddressEqual(passkey.address, address))?.kind ?? 'other';
  const first = passkeys.find(({ address }) =>
    isAddressEqual(shared.accountAddress(address), account.address),
  );
  return found.map((network) => {
    if (network.state === 'not-deployed')
      return { ...network, owners: first ? [first] : [], threshold: first ? 1 : 0 };
    const owners = network.owners.map(({ address }) => ({ address, kind: kindOf(address) }));
    return { ...network, owners };
  });
}

async function readNetworkOwners(
  read: ChainRead,
  contracts: PasskeyContracts,
  { address, publicKey }: PasskeyAccount,
  shared: Shared,
): Promise<Omit<NetworkOwners, 'chainId'>> {
  const [signer, isDeployed] = await Promise.all([
    shared.readSigner(read, contracts, publicKey),
    shared.hasCode(read, address),
  ]);
  const own: AccountOwner = { address: signer, kind: 'this-passkey' };
  if (!isDeployed) {
    const isFirst = isAddressEqual(shared.accountAddress(signer), address);
    return { state: 'not-deployed', owners: isFirst ? [own] : [], threshold: 1 };
  }
  const [owners, threshold] = await Promise.all([
    readOnchainOwners(read, address, shared),
    shared.callContract(
      read,
      address,
      encodeFunctionData({ abi: ownersAbi, functionName: 'getThreshold' }),
    ),
  ]);
  const kinds = owners.map(async (owner, index): Promise<AccountOwner> => {
    if (isAddressEqual(owner, signer)) return own;
    const isPasskey =
      index < MOST_LOOKED_UP && (await isSigner(read, contracts, owner, shared).catch(() => false));
    return { address: owner, kind: isPasskey ? 'passkey' : 'other' };
  });
  return {
    state: 'deployed',
    owners: await Promise.all(kinds),
    threshold: Number(BigInt(threshold)),
  };
}
