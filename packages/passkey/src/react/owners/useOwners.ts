import { useKitQuery } from '@mooring/connect/parts';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import type { AccountOwners, NetworkOwners } from '../../owners/accountOwners.ts';

/** Parameters of {@link useOwners}. */
export interface OwnersQuery {
  readonly owners: AccountOwners;
  /** Number of the account's transactions that are no longer pending; a new one triggers a refetch. */
  readonly ended: number;
}

/** Returns the owners of the connected account by network; refetched when a transaction of the account ends. */
export function useOwners({ owners, ended }: OwnersQuery) {
  const { address } = useAccount();
  const query = useKitQuery({
    queryKey: ['mooring', 'owners', address],
    enabled: address !== undefined,
    queryFn: () => owners.read(),
  });
  const { refetch } = query;
  useEffect(() => {
    if (ended > 0) void refetch();
  }, [ended, refetch]);
  return query;
}

/**
 * Returns true if the account has several owners, or guardians, on every network on which it is deployed. Guardians that
 * cannot be read count: the network says nothing about them.
 */
export function isBackedUp(
  networks: readonly NetworkOwners[],
  recovery: readonly NetworkRecovery[],
): boolean {
  const hasGuardians = (chainId: number) => {
    const found = recovery.find((network) => network.chainId === chainId);
    return found?.state === 'unreachable' || (found?.state === 'on' && found.guardians.length > 0);
  };
  const deployed = networks.filter(({ state }) => state === 'deployed');
  return (
    deployed.length > 0 &&
    deployed.every(({ owners, chainId }) => owners.length > 1 || hasGuardians(chainId))
  );
}

/** Returns true if more than one owner must sign. */
export function needsSeveralOwners({ threshold }: NetworkOwners): boolean {
  return threshold > 1;
}

/** Returns true if this device's passkey was removed on every reachable network. */
export function isRemoved(networks: readonly NetworkOwners[]): boolean {
  const reachable = networks.filter(({ state }) => state !== 'unreachable');
  return (
    reachable.some(({ state }) => state === 'deployed') &&
    reachable.every(({ owners }) => owners.every(({ kind }) => kind !== 'this-passkey'))
  );
}

/** Returns the chain ids of the other networks on which an address is an owner. */
export function remainingNetworks(
  networks: readonly NetworkOwners[],
  owner: string,
  chainId: number,
): readonly number[] {
  return networks
    .filter(
      (other) =>
        other.chainId !== chainId &&
        other.owners.some(({ address }) => address.toLowerCase() === owner.toLowerCase()),
    )
    .map((other) => other.chainId);
}
