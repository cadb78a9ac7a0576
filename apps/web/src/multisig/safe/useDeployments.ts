import {
  canonicalDeployments,
  canonicalTargets,
  type Deployment,
  type KnownTarget,
  knownTargetsOf,
  loadDeployments,
} from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';

/** Networks with another address derivation, and so other addresses of Safe's contracts: zkSync. */
const elsewhere: readonly number[] = [324];

/** Safe's contracts on a network. */
export interface Deployments {
  readonly deployments: readonly Deployment[];
  readonly knownTargets: readonly KnownTarget[];
  /** Batch contract for a Safe of this release, where it is not at its canonical address. */
  readonly batchContract: (version: string) => Address | undefined;
}

/** Safe's contracts on a network; undefined while loading. */
export function useDeployments(chainId: number): Deployments | undefined {
  const isElsewhere = elsewhere.includes(chainId);
  const { data } = useQuery({
    queryKey: ['web', 'safe-deployments', chainId],
    enabled: isElsewhere,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadDeployments(chainId),
  });
  return useMemo(() => {
    if (!isElsewhere) {
      return {
        deployments: canonicalDeployments,
        knownTargets: canonicalTargets,
        batchContract: () => undefined,
      };
    }
    return (
      data && {
        deployments: data,
        knownTargets: knownTargetsOf(data),
        batchContract: (version) =>
          data.find((one) => version.startsWith(one.version))?.contracts.multiSendCallOnly,
      }
    );
  }, [isElsewhere, data]);
}
