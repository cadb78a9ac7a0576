import { useSite } from '@mooring/page/site';
import { isKnownModule, type RecoveryModule, recoveryModules } from '@mooring/passkey/recovery';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { chainRead } from '../read/chainRead.ts';

/**
 * Returns the site's recovery module of a network, once its code was found to be that of its release. `undefined` before,
 * and without one: what is not recognized keeps the warning of an unknown module.
 */
export function useRecoveryModule(chainId: number): RecoveryModule | undefined {
  const wagmi = useConfig();
  const configured = useSite().config.passkeys?.recovery?.[chainId];
  const { data } = useQuery({
    queryKey: ['web', 'recovery-module', chainId, configured?.address],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const module = configured ?? recoveryModules[chainId];
      if (!module) return null;
      const read = chainRead(wagmi.getClient({ chainId }));
      return (await isKnownModule({ read, module })) ? module : null;
    },
  });
  return data ?? undefined;
}
