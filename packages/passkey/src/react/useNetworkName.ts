import { useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { useConfig } from 'wagmi';

/** Returns a function that returns the name of a network; its chain id if it is not configured. */
export function useNetworkName(): (chainId: number) => string {
  const { chains } = useConfig();
  return (chainId) => chains.find(({ id }) => id === chainId)?.name ?? String(chainId);
}

/** Returns a function that lists the names of networks in words. */
export function useNetworkNames(): (chainIds: readonly number[]) => string {
  const { locale } = useLocale();
  const networkName = useNetworkName();
  return (chainIds) => formatList(chainIds.map(networkName), locale);
}
