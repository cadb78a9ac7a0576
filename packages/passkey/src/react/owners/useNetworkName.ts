import { useConfig } from 'wagmi';

/** Returns a function that returns the name of a network; its chain id if it is not configured. */
export function useNetworkName(): (chainId: number) => string {
  const { chains } = useConfig();
  return (chainId) => chains.find(({ id }) => id === chainId)?.name ?? String(chainId);
}
