import { NAME_DEBOUNCE_MS } from '@mooring/internal';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useKitQuery } from '../core/useKitQuery.ts';
import type { TypedName } from './readTypedName.ts';

/**
 * Reason why a name has no address: invalid (`not-a-name`), of letters of several scripts (`mixed`), on a site without
 * names (`no-names`), without a record (`not-found`), on a gateway that is not allowed (`off-chain`), or not read
 * (`unreachable`).
 */
export type NameProblem = Exclude<TypedName['kind'], 'found'> | 'unreachable';

/** Result of {@link useAddressOfName}. */
export interface NamedAddress {
  /** Address of the name; null without one, undefined while it is read or if nothing answered. */
  readonly address: Address | null | undefined;
  /** True if the address is the name's record for Ethereum, since it has none for the network. */
  readonly isOfEthereum: boolean;
  readonly isReading: boolean;
  /** Reason why there is no address; undefined while it is read. */
  readonly problem: NameProblem | undefined;
  /** Reads the name again. */
  readonly retry: () => void;
}

/**
 * Resolves a typed name on the identity network, once it has not changed for 350 ms.
 * @param name undefined to read nothing
 * @param chainId network on which the address is used: its record is preferred (ENSIP-11). Default: the identity network
 *
 * @example
 * ```tsx
 * import { Button, useAddressOfName } from '@mooring/connect/parts';
 *
 * export function Recipient({ name }: { readonly name: string }) {
 *   const { address, isReading, problem, retry } = useAddressOfName(name);
 *   if (problem === 'unreachable') return <Button onClick={retry}>Retry</Button>;
 *   return <bdi>{isReading ? '…' : (address ?? 'No address was found.')}</bdi>;
 * }
 * ```
 */
export function useAddressOfName(name: string | undefined, chainId?: number): NamedAddress {
  const { identityChainId, nameGateways } = useMooring().config;
  const wagmi = useConfig();
  const { data, isFetching, refetch } = useKitQuery({
    queryKey: ['mooring', 'address', identityChainId, name, chainId],
    enabled: name !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, NAME_DEBOUNCE_MS));
      signal.throwIfAborted();
      const { readTypedName } = await import('./readTypedName.ts');
      const client = wagmi.getClient({ chainId: identityChainId });
      return readTypedName(name ?? '', client, nameGateways, chainId);
    },
  });
  return {
    address: data && (data.kind === 'found' ? data.address : null),
    isOfEthereum: data?.kind === 'found' && data.isOfEthereum,
    isReading: isFetching,
    problem: name === undefined || isFetching ? undefined : findNameProblem(data),
    retry: () => void refetch(),
  };
}

/** Undefined data: the name was not read, or the browser is offline. */
function findNameProblem(data: TypedName | undefined): NameProblem | undefined {
  if (!data) return 'unreachable';
  return data.kind === 'found' ? undefined : data.kind;
}
