import { formatBalance, useCatalogue, useLocale } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { chartLine, extremes } from './chartLine.ts';
import { type BalancePoint, readBalanceHistory } from './readBalanceHistory.ts';
import './chart.css';

const CHART_STALE_MS = 60_000;
const WIDTH = 600;
const HEIGHT = 160;
const DAY_MS = 86_400_000;

interface BalanceChartProps {
  readonly address: Address;
  readonly chain: Chain;
}

/** Chart of the native balance over the last days. */
export function BalanceChart({ address, chain }: BalanceChartProps) {
  const t = useCatalogue(pageCatalogue);
  const wagmi = useConfig();
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['web', 'balance-history', chain.id, address],
    staleTime: CHART_STALE_MS,
    refetchInterval: CHART_STALE_MS,
    queryFn: () => readBalanceHistory(wagmi.getClient({ chainId: chain.id }), address),
  });
  if (data) return <Drawing points={data} chain={chain} />;
  if (!isError) return <span className="skeleton chart-skeleton" />;
  return (
    <div className="empty chart-empty">
      <p>{t('chart.failed')}</p>
      <button
        type="button"
        className="button button-small"
        aria-busy={isFetching}
        onClick={() => void refetch()}
      >
        {t('error.retry')}
      </button>
    </div>
  );
}

function Drawing({
  points,
  chain,
}: {
  readonly points: readonly BalancePoint[];
  readonly chain: Chain;
}) {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const first = points[0];
  const last = points.at(-1);
  const { lowest, highest } = extremes(points);
  if (!first || !last || points.length < 2 || highest === 0n) {
    return <p className="empty chart-empty">{t('chart.empty')}</p>;
  }
  const { decimals, symbol } = chain.nativeCurrency;
  const amount = (value: bigint) => `${formatBalance(value, decimals, locale)} ${symbol}`;
  const date = new Intl.DateTimeFormat(
    locale,
    last.time - first.time > 2 * DAY_MS
      ? { day: 'numeric', month: 'short' }
      : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  );
  const { line, area } = chartLine(points, WIDTH, HEIGHT);
  const summary = t('chart.summary', {
    first: amount(first.value),
    since: date.format(first.time),
    last: amount(last.value),
    lowest: amount(lowest),
    highest: amount(highest),
  });
  return (
    <figure className="chart">
      <div className="chart-plane">
        <div className="chart-scale" aria-hidden="true">
          <bdi dir="ltr">{amount(highest)}</bdi>
          {lowest !== highest && <bdi dir="ltr">{amount(lowest)}</bdi>}
        </div>
        <svg
          className="chart-drawing"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('chart.label', { network: chain.name })}
        >
          <path
            className="chart-grid"
            d={`M0 ${HEIGHT * 0.08}H${WIDTH}M0 ${HEIGHT * 0.5}H${WIDTH}M0 ${HEIGHT * 0.92}H${WIDTH}`}
          />
          <path className="chart-area" d={area} />
          <path className="chart-line" d={line} />
        </svg>
      </div>
      <div className="chart-dates" aria-hidden="true">
        <span>{date.format(first.time)}</span>
        <span>{t('chart.now')}</span>
      </div>
      <figcaption className="quiet">{summary}</figcaption>
    </figure>
  );
}
