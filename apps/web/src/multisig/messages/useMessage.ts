import { useQuery } from '@tanstack/react-query';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import { useGateway } from '../gateway/useGateway.ts';
import { safeKey } from '../safe/safeKey.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { loadMessage } from './loadMessage.ts';

const REFRESH_MS = 12_000;

/** Query of one message by its hash. */
export function useMessage({ state }: KnownSafe, hash: Hash) {
  const wagmi = useConfig();
  const gateway = useGateway();
  const { chainId } = state;
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['web', 'safe-message', ...safeKey(state), hash],
    refetchInterval: REFRESH_MS,
    queryFn: () =>
      loadMessage({ gateway, client: wagmi.getClient({ chainId }), safe: state, hash }),
  });
  return {
    loaded: data,
    error: isError && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}
