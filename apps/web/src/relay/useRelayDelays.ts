import { useTransactions } from '@mooring/connect';
import { useSession } from '@mooring/page/sign-in';
import { useSite } from '@mooring/page/site';
import { findPasskey } from '@mooring/page/wallet';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useConnection } from 'wagmi';

/** Interval of asking the relay while something is pending, in ms. */
const INTERVAL_MS = 15_000;
/** Timeout of the server, in ms. */
const LIMIT_MS = 15_000;

const delaysAnswer = v.object({
  networks: v.array(v.object({ chainId: v.number(), isDelayed: v.optional(v.boolean(), false) })),
});

/**
 * Ids of the networks on which the operator's relay is behind with transactions of the connected account. The relay
 * is asked while one of them is pending, and its account signed in.
 */
export function useRelayDelays(): readonly number[] {
  const { relay } = useSite().config.passkeys ?? {};
  const { connector } = useConnection();
  const session = useSession();
  const { transactions } = useTransactions();
  const pending = transactions.filter(
    ({ status, chainId }) => status === 'pending' && relay?.chainIds.includes(chainId),
  );
  const isPasskey = connector !== undefined && findPasskey([connector]) !== undefined;
  const enabled = pending.length > 0 && session !== undefined && isPasskey;
  const { data = [] } = useQuery({
    queryKey: ['web', 'relay', session?.id],
    enabled,
    queryFn: readDelays,
    refetchInterval: INTERVAL_MS,
  });
  return data.filter((id) => enabled && pending.some(({ chainId }) => chainId === id));
}

async function readDelays(): Promise<readonly number[]> {
  const response = await fetch('/relay', {
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const { networks } = v.parse(delaysAnswer, await response.json());
  return networks.flatMap(({ chainId, isDelayed }) => (isDelayed ? chainId : []));
}
