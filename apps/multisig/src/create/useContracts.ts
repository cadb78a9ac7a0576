import { canonicalDeployments, loadDeployments } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { contractsOf, type SafeContracts } from './newSafe.ts';

/** Networks with another address derivation, and so other addresses of the same owners: zkSync. */
const elsewhere: readonly number[] = [324];

/** Returns true for networks on which the same setup has another address than on most networks. */
export function isOtherDerivation(chainId: number): boolean {
  return elsewhere.includes(chainId);
}

/** Returns the contracts for new accounts of a network; undefined while loading, or without them. */
export function useContracts(chainId: number): {
  readonly contracts: SafeContracts | undefined;
  readonly isOtherDerivation: boolean;
} {
  const isOther = isOtherDerivation(chainId);
  const { data } = useQuery({
    queryKey: ['web', 'safe-deployments', chainId],
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadDeployments(chainId),
  });
  const deployments = isOther ? data : canonicalDeployments;
  return { contracts: deployments && contractsOf(deployments), isOtherDerivation: isOther };
}
