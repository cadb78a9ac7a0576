import { useKitQuery } from '@mooring/connect/parts';
import type { Address } from 'viem';
import { readRecovery } from '../../recovery/readRecovery.ts';
import type { FoundRecovery } from './request/renewRequest.ts';
import { type RecoveryNetwork, toPlace } from './useRecoverySite.ts';

/** Returns the recovery of an account on all networks; `data` is undefined until it is known. */
export function useRecoveries(account: Address | undefined, networks: readonly RecoveryNetwork[]) {
  return useKitQuery<readonly FoundRecovery[]>({
    queryKey: ['mooring', 'recoveries', account, networks.map(({ chainId }) => chainId)],
    enabled: account !== undefined,
    // Chosen guardians and nonces are read when they are needed, not from an earlier visit.
    staleTime: 0,
    queryFn: () => (account ? readRecoveries(account, networks) : []),
  });
}

/** Reads the recovery of an account on all networks. Never rejects. */
export function readRecoveries(
  account: Address,
  networks: readonly RecoveryNetwork[],
): Promise<readonly FoundRecovery[]> {
  return Promise.all(
    networks.map(async (network) => ({
      chainId: network.chainId,
      found: await readRecovery(toPlace(network, account)),
    })),
  );
}
