import { useKitQuery } from '@mooring/connect/parts';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import type { AccountOwners, NetworkOwners } from '../../owners/accountOwners.ts';

/** Query of the owners. */
export interface OwnersQuery {
  readonly owners: AccountOwners;
  /** Number of the account's transactions that have ended: one may have changed them. */
  readonly ended: number;
}

/** Owners of the connected account, by network; read again whenever a transaction of it has ended. */
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

/** True when somebody else than this device's passkey owns the account too, wherever it exists. */
export function hasSecondOwner(networks: readonly NetworkOwners[]): boolean {
  const there = networks.filter(({ state }) => state === 'deployed');
  return there.length > 0 && there.every(({ owners }) => owners.length > 1);
}

/** True where more than one owner has to sign. */
export function needsSeveralOwners({ threshold }: NetworkOwners): boolean {
  return threshold > 1;
}

/** True when this device's passkey was removed wherever the account is: nothing is left to do with it here. */
export function isRemoved(networks: readonly NetworkOwners[]): boolean {
  const reachable = networks.filter(({ state }) => state !== 'unreachable');
  return (
    reachable.some(({ state }) => state === 'deployed') &&
    reachable.every(({ owners }) => owners.every(({ kind }) => kind !== 'this-passkey'))
  );
}

/** Names of the other networks on which an owner still is one. */
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
