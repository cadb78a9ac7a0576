import type { Address } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useKitQuery } from '../core/useKitQuery.ts';

/** Name and picture of an address: from the wallet's network, else from the identity network. */
export interface Identity {
  /** Primary name, which resolves to the address; not shortened. */
  readonly name: string | undefined;
  /** URL of the picture, if it is allowed. */
  readonly avatar: string | undefined;
  /**
   * State of the lookup of what is undefined: of the name, then of its picture. `success` if the address has none, `error` if
   * the network did not answer; it is tried again.
   */
  readonly status: 'pending' | 'error' | 'success';
}

/** Time that a name stays fresh, in ms: names change rarely. */
const IDENTITY_STALE_MS = 600_000;

/** Interval of retries if the network does not answer, in ms. */
const RETRY_INTERVAL_MS = 12_000;
const refetchLater = (query: { state: { status: string } }) =>
  query.state.status === 'error' && RETRY_INTERVAL_MS;

/**
 * Returns the name and picture of an address; both undefined until known, and the state of their lookup.
 *
 * @example
 * ```tsx
 * import { formatAddress, useIdentity } from '@mooring/connect';
 *
 * export function Sender() {
 *   const { name } = useIdentity(address);
 *   return <bdi>{name ?? formatAddress(address)}</bdi>;
 * }
 * ```
 */
export function useIdentity(address: Address | undefined): Identity {
  const known = useLookup('readName', address);
  const name = known.data ?? undefined;
  const picture = useLookup('readAvatar', name);
  return { name, avatar: picture.data ?? undefined, status: (name ? picture : known).status };
}

/** Returns the name of an address; null if it has none, undefined until known. */
export function useKnownName(address: Address | undefined): string | null | undefined {
  return useLookup('readName', address).data;
}

/** Runs a lookup on the wallet's network, if different, and on the identity network. */
function useLookup(kind: 'readName' | 'readAvatar', subject: string | undefined) {
  const { config } = useMooring();
  const { identityChainId } = config;
  const wagmi = useConfig();
  const { chain } = useAccount();
  const own = chain && chain.id !== identityChainId ? chain.id : undefined;
  return useKitQuery({
    queryKey: ['mooring', kind, own, subject],
    enabled: !!subject,
    staleTime: IDENTITY_STALE_MS,
    refetchInterval: refetchLater,
    // After a network switch, the name stays until that of the new network is known.
    placeholderData: (before, query) => (query?.queryKey[3] === subject ? before : undefined),
    queryFn: async () =>
      (await import('./lookups.ts'))[kind](subject ?? '', {
        client: wagmi.getClient({ chainId: identityChainId }),
        own: own ? wagmi.getClient({ chainId: own }) : undefined,
        ...config,
      }),
  });
}
