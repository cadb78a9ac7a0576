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

/** Networks that work addresses out in another way, so that Safe's contracts are elsewhere: zkSync. */
const elsewhere: readonly number[] = [324];

/** Safe's own contracts on a network. */
export interface Deployments {
  readonly deployments: readonly Deployment[];
  readonly knownTargets: readonly KnownTarget[];
  /** What batches of a Safe of this release go through, where it is not at its usual address. */
  readonly batchContract: (version: string) => Address | undefined;
}

/** Where Safe's contracts are on a network; undefined while that is looked up. */
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
