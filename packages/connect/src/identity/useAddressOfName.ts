import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useKitQuery } from '../core/useKitQuery.ts';

/** Address that a name leads to. */
export interface NamedAddress {
  /** Null for a name that leads to none; undefined while it is being read. */
  readonly address: Address | null | undefined;
  readonly isReading: boolean;
}

/**
 * Address of a name a person wrote, by the identity network.
 * @param name undefined for none: nothing is read
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
