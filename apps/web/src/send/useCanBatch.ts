import { useQuery } from '@tanstack/react-query';
import type { Chain } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { getCapabilities } from 'wagmi/actions';

/** Timeout in ms: some wallets never respond to unknown methods. */
const LIMIT_MS = 3_000;

/** True when the wallet supports atomic batches (EIP-5792). False while unknown. */
export function useCanBatch(chain: Chain): boolean {
  const wagmi = useConfig();
  const { address, connector } = useConnection();
  const { data = false } = useQuery({
    queryKey: ['web', 'can-batch', connector?.uid, address, chain.id],
    enabled: address !== undefined,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const late = new Promise<never>((_, reject) => {
        const timer = setTimeout(() => reject(new Error('The wallet did not answer.')), LIMIT_MS);
        signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const asked = getCapabilities(wagmi, { chainId: chain.id }).then(isAtomic);
      // Wallets without the method reject: same as "no".
      return Promise.race([asked, late]).catch(() => false);
    },
  });
  return data;
}

/** The wallet's response is untrusted: any other shape is "no". */
function isAtomic(capabilities: unknown): boolean {
  const atomic = fieldOf(capabilities, 'atomic');
  const status = fieldOf(atomic, 'status');
  return status === 'supported' || status === 'ready';
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
