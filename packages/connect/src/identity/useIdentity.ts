import type { Address } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useKitQuery } from '../core/useKitQuery.ts';

/** Name and picture of an address: of the network the wallet is on, else of the identity network. */
export interface Identity {
  /** The name that points back to the address, if any; not shortened. */
  readonly name: string | undefined;
  /** A picture that may be shown, if any. */
  readonly avatar: string | undefined;
}

/** Names change rarely; a page may believe one for ten minutes. */
const IDENTITY_STALE_MS = 600_000;

/** A network that did not answer is asked again, at this interval. */
const LOOKUP_AGAIN_MS = 12_000;
const refetchLater = (query: { state: { status: string } }) =>
  query.state.status === 'error' && LOOKUP_AGAIN_MS;

/**
 * The name and picture of an address; both absent until known.
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
  const name = useKnownName(address) ?? undefined;
  return { name, avatar: useLookup('readAvatar', name) ?? undefined };
}

/** The name of an address; null when it has none, undefined until that is known. */
export function useKnownName(address: Address | undefined): string | null | undefined {
  return useLookup('readName', address);
}

/** Looks something up: on the wallet's own network, if another, and on the identity network. */
function useLookup(kind: 'readName' | 'readAvatar', known: string | undefined) {
  const { config } = useMooring();
  const { identityChainId } = config;
  const wagmi = useConfig();
  const { chain } = useAccount();
  const own = chain && chain.id !== identityChainId ? chain.id : undefined;
  const { data } = useKitQuery({
    queryKey: ['mooring', kind, own, known],
    enabled: !!known,
    staleTime: IDENTITY_STALE_MS,
    refetchInterval: refetchLater,
    // On another network the name stays until that one's own is known.
    placeholderData: (before, query) => (query?.queryKey[3] === known ? before : undefined),
    queryFn: async () =>
      (await import('./lookups.ts'))[kind](known ?? '', {
        client: wagmi.getClient({ chainId: identityChainId }),
        own: own ? wagmi.getClient({ chainId: own }) : undefined,
        ...config,
      }),
  });
  return data;
}
