import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';

/** Name and picture of an address, from the identity network. */
export interface Identity {
  /** The name that points back to the address, if any; not shortened. */
  readonly name: string | undefined;
  /** A picture that may be shown, if any. */
  readonly avatar: string | undefined;
}

/** Names change rarely; a page may believe one for ten minutes. */
const STALE_MS = 600_000;

/** A network that did not answer is asked again, at this interval. */
const AGAIN_MS = 12_000;
const askAgain = (query: { state: { status: string } }) =>
  query.state.status === 'error' && AGAIN_MS;

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
  const { identityChainId, imageOrigins, queryClient } = useMooring().config;
  const wagmi = useConfig();
  const { data: name } = useQuery(
    {
      queryKey: ['mooring', 'name', identityChainId, address],
      enabled: address !== undefined,
      staleTime: STALE_MS,
      refetchInterval: askAgain,
      queryFn: async () => {
        const { readName } = await import('./lookups.ts');
        return address ? readName(wagmi.getClient({ chainId: identityChainId }), address) : null;
      },
    },
    queryClient,
  );
  const { data: avatar } = useQuery(
    {
      queryKey: ['mooring', 'avatar', identityChainId, name],
      enabled: typeof name === 'string',
      staleTime: STALE_MS,
      refetchInterval: askAgain,
      queryFn: async () => {
        const { readAvatar } = await import('./lookups.ts');
        const client = wagmi.getClient({ chainId: identityChainId });
        return name ? readAvatar(client, name, imageOrigins) : null;
      },
    },
    queryClient,
  );
  return { name: name ?? undefined, avatar: avatar ?? undefined };
}
