import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useKitQuery } from '../core/useKitQuery.ts';

/** Result of {@link useAddressOfName}. */
export interface NamedAddress {
  /** Address of the name; null without one, undefined while it is read. */
  readonly address: Address | null | undefined;
  readonly isReading: boolean;
}

/**
 * Resolves a typed name on the identity network.
 * @param name undefined to read nothing
 *
 * @example
 * ```tsx
 * import { useAddressOfName } from '@mooring/connect/parts';
 *
 * export function Recipient({ name }: { readonly name: string }) {
 *   const { address, isReading } = useAddressOfName(name);
 *   return <bdi>{isReading ? '…' : (address ?? 'Nobody has this name.')}</bdi>;
 * }
 * ```
 */
export function useAddressOfName(name: string | undefined): NamedAddress {
  const { identityChainId, nameGateways } = useMooring().config;
  const wagmi = useConfig();
  const { data, isFetching } = useKitQuery({
    queryKey: ['mooring', 'address', identityChainId, name],
    enabled: name !== undefined,
    retry: false,
    queryFn: async () => {
      const { readAddressOf } = await import('./lookups.ts');
      const client = wagmi.getClient({ chainId: identityChainId });
      return readAddressOf(name ?? '', { client, nameGateways });
    },
  });
  return { address: data, isReading: isFetching };
}
