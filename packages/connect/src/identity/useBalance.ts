import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { useKitQuery } from '../core/useKitQuery.ts';
import { useLocale } from '../texts/useTranslate.ts';
import { formatBalance } from './formatBalance.ts';

/** Balance of an account in the network's native currency. */
export interface Balance {
  /** Balance in the smallest unit (wei); undefined until known. */
  readonly value: bigint | undefined;
  /** Balance with its symbol, in the locale's digits; undefined until known. */
  readonly text: string | undefined;
  /** True if the network did not answer; it is read again automatically. */
  readonly failed: boolean;
}

const REFRESH_MS = 12_000;

/**
 * Returns the balance of an account on a network, refreshed while the page is visible.
 *
 * @example
 * ```tsx
 * import { useBalance } from '@mooring/connect';
 * import { base } from 'viem/chains';
 * import { useAccount } from 'wagmi';
 *
 * export function OnBase() {
 *   const { text, failed } = useBalance(useAccount().address, base);
 *   return <p>{failed ? 'The network did not answer.' : (text ?? '…')}</p>;
 * }
 * ```
 */
export function useBalance(address: Address | undefined, chain: Chain | undefined): Balance {
  const wagmi = useConfig();
  const { locale } = useLocale();
  const { data: value, isError: failed } = useKitQuery({
    queryKey: ['mooring', 'balance', chain?.id, address],
    enabled: address !== undefined && chain !== undefined,
    refetchInterval: REFRESH_MS,
    queryFn: async () => {
      if (!address || !chain) return 0n;
      const { readBalance } = await import('./lookups.ts');
      return readBalance(wagmi.getClient({ chainId: chain.id }), address);
    },
  });
  if (value === undefined || !chain) return { value: undefined, text: undefined, failed };
  const { decimals, symbol } = chain.nativeCurrency;
  return { value, text: `${formatBalance(value, decimals, locale)} ${symbol}`, failed };
}
