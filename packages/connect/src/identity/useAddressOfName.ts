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
  readonly isReading: boolean;
  /** Reason why there is no address; undefined while it is read. */
  readonly problem: NameProblem | undefined;
  /** Reads the name again. */
  readonly retry: () => void;
}

/**
 * Resolves a typed name on the identity network.
 * @param name undefined to read nothing
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
export function useAddressOfName(name: string | undefined): NamedAddress {
  const { identityChainId, nameGateways } = useMooring().config;
  const wagmi = useConfig();
  const { data, isFetching, refetch } = useKitQuery({
    queryKey: ['mooring', 'address', identityChainId, name],
    enabled: name !== undefined,
    retry: false,
    queryFn: async () => {
      const { readTypedName } = await import('./readTypedName.ts');
      return readTypedName(name ?? '', wagmi.getClient({ chainId: identityChainId }), nameGateways);
    },
  });
  return {
    address: data && (data.kind === 'found' ? data.address : null),
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
