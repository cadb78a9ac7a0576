import { useBalance } from 'wagmi';
import type { config } from './config.ts';

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi;
  }
}

/** Type test: wagmi's hooks accept the configured chains only; never rendered. */
export function BalanceOnOptimism() {
  const { data } = useBalance({ chainId: 10 });
  // @ts-expect-error Base is not configured
  useBalance({ chainId: 8453 });
  return <output>{data?.symbol}</output>;
}
