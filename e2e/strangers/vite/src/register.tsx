import { useBalance } from 'wagmi';
import type { config } from './config.ts';

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi;
  }
}

/** The chains that wagmi's hooks take are those of the configuration: compiled, and never rendered. */
export function BalanceOnOptimism() {
  const { data } = useBalance({ chainId: 10 });
  // @ts-expect-error Base is not configured
  useBalance({ chainId: 8453 });
  return <output>{data?.symbol}</output>;
}
