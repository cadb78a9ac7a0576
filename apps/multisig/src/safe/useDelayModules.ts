import { readDeployedCode } from '@mooring/internal';
import { isDelayModifier } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';

const none: readonly Address[] = [];

/**
 * Returns the modules that are Delay modifiers, by their code; none before it is known, so that they keep the warning of an
 * unknown module.
 */
export function useDelayModules(
  chainId: number,
  modules: readonly Address[] = none,
): readonly Address[] {
  const wagmi = useConfig();
  const { data } = useQuery({
    queryKey: ['web', 'delay-modules', chainId, ...modules],
    enabled: modules.length > 0,
    // The code of a proxy does not change.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId });
      const found = modules.map(async (address) => {
        const code = await readDeployedCode(client, address);
        return code && isDelayModifier(code) ? [address] : [];
      });
      return (await Promise.all(found)).flat();
    },
  });
  return data ?? none;
}
