import { useCatalogue } from '@mooring/connect';
import { lazy, Suspense } from 'react';
import type { Address, Chain } from 'viem';
import { webCatalogue } from '../locales/catalogue.ts';
import { ChartBoundary } from './ChartBoundary.tsx';

const BalanceChart = lazy(() =>
  import('../chart/BalanceChart.tsx').then((file) => ({ default: file.BalanceChart })),
);

interface ChartCardProps {
  readonly address: Address;
  readonly chain: Chain;
}

/** Card of the balance chart, which is loaded last and optional. */
export function ChartCard({ address, chain }: ChartCardProps) {
  const t = useCatalogue(webCatalogue);
  return (
    <section className="card chart-card" aria-labelledby="chart">
      <div className="card-head">
        <h2 id="chart">{t('chart.title', { symbol: chain.nativeCurrency.symbol })}</h2>
        <bdi className="quiet">{chain.name}</bdi>
      </div>
      <ChartBoundary fallback={<p className="empty">{t('chart.failed')}</p>}>
        <Suspense fallback={<span className="skeleton chart-skeleton" />}>
          <BalanceChart key={`${chain.id} ${address}`} address={address} chain={chain} />
        </Suspense>
      </ChartBoundary>
    </section>
  );
}
