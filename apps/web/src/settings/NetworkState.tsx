import { useCatalogue, useLocale } from '@mooring/connect';
import { useQuery } from '@tanstack/react-query';
import type { Chain } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { useConfig } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';

const REFRESH_MS = 6_000;

/** Status of a network, and its latest block. */
export function NetworkState({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  const wagmi = useConfig();
  const { data, isError } = useQuery({
    queryKey: ['web', 'block-number', chain.id],
    refetchInterval: REFRESH_MS,
    queryFn: () => getBlockNumber(wagmi.getClient({ chainId: chain.id }), { cacheTime: 0 }),
  });
  if (isError) {
    return (
      <span className="network-state" data-state="down">
        {t('settings.unreachable')}
      </span>
    );
  }
  if (data === undefined) return <span className="skeleton skeleton-word network-state" />;
  return (
    <span className="network-state" data-state="up">
      {t('settings.block', { number: new Intl.NumberFormat(locale).format(data) })}
    </span>
  );
}
