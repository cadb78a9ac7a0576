import { readDeployedCode } from '@mooring/internal';
import type { PasskeyContracts } from '@mooring/passkey';
import { accountAddress } from '@mooring/passkey/account';
import { type Address, type Client, isAddressEqual } from 'viem';
import { readContract } from 'viem/actions';
import { safeReadAbi } from '../read/readSafe.ts';
import { readSignerKey } from '../safe/passkeySigner.ts';

/** Account on one network, and the other networks. */
export interface RemainingNetworksOptions {
  readonly address: Address;
  readonly owners: readonly Address[];
  /** Removed owner, if any. */
  readonly removed: Address | undefined;
  /** Client of this network. */
  readonly client: Client;
  readonly contracts: PasskeyContracts;
  /** Networks with the same passkey contracts. */
  readonly others: readonly { readonly name: string; readonly client: Client }[];
}

/** Names of networks where a passkey removed here still has control. */
export interface RemainingNetworks {
  /** Networks where it is an owner. */
  readonly stays: readonly string[];
  /** The account is not deployed: the removed passkey can deploy it, as its only owner. */
  readonly notOpened: readonly string[];
  /** Networks that did not answer; none where no passkey was removed. */
  readonly unread: readonly string[];
}

/** Finds networks where a passkey removed here is, or may be, still an owner. */
export async function readRemainingNetworks(
  options: RemainingNetworksOptions,
): Promise<RemainingNetworks> {
  const { address, owners, removed, client: here, contracts, others } = options;
  const isOwner = (one: Address) => owners.some((owner) => isAddressEqual(owner, one));
  const isFirst =
    removed !== undefined && !isOwner(removed) && isAddressEqual(accountAddress(removed), address);
  const found = await Promise.all(
    others.map(async ({ name, client }) => {
      try {
        if (!(await readDeployedCode(client, address))) return isFirst ? { notOpened: name } : {};
        const ask = { address, abi: safeReadAbi, functionName: 'getOwners' } as const;
        const there = await readContract(client, ask);
        const gone = there.filter((one) => !isOwner(one));
        const keys = await Promise.all(
          gone.map((one) => readSignerKey(client, one, contracts.factory)),
        );
        return keys.some((key) => key !== null) ? { stays: name } : {};
      } catch {
        return { unread: name };
      }
    }),
  );
  const unread = found.flatMap((one) => one.unread ?? []);
  const mayBePasskey = async (owner: Address) =>
    (await readSignerKey(here, owner, contracts.factory).catch(() => undefined)) !== null;
  const isAwaited =
    unread.length > 0 &&
    removed !== undefined &&
    !isOwner(removed) &&
    (await mayBePasskey(removed));
  return {
    stays: found.flatMap((one) => one.stays ?? []),
    notOpened: found.flatMap((one) => one.notOpened ?? []),
    unread: isAwaited ? unread : [],
  };
}
