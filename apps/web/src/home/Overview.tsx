import { useCatalogue, useTransactions } from '@mooring/connect';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { lazyPart } from '@mooring/page/ui';
import { WrongNetwork } from '@mooring/page/wallet';
import { Component, type ReactNode, useEffect } from 'react';
import type { Address, Chain } from 'viem';
import { Link } from 'wouter';
import { PaidTransaction } from '../activity/PaidTransaction.tsx';
import { Holdings } from './Holdings.tsx';
import { Profile } from './Profile.tsx';

export interface OverviewProps {
  readonly address: Address;
  readonly chain: Chain | undefined;
  /** True when it has replaced the welcome on this visit. */
  readonly arrived: boolean;
}

/** Overview of the account: profile, balances, chart, latest transactions. */
export function Overview({ address, chain, arrived }: OverviewProps) {
  const { chart } = useSite().config;
  useEffect(() => {
    const { activeElement, body } = document;
    // The pressed button is unmounted with its page: focus the new heading.
    if (!arrived || (activeElement !== null && activeElement !== body)) return;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className="overview">
      <Profile key={address} address={address} chain={chain} />
      {!chain && <WrongNetwork />}
      <div className="overview-columns">
        <Holdings address={address} current={chain} />
        <div className="overview-story">
          {chart && chain && <ChartCard address={address} chain={chain} />}
          <Latest />
        </div>
      </div>
    </div>
  );
}

interface ChartCardProps {
  readonly address: Address;
  readonly chain: Chain;
}

const LazyBalanceChart = lazyPart<ChartCardProps>(
  async () => ({ Part: (await import('../chart/BalanceChart.tsx')).BalanceChart }),
  { loading: () => <span className="skeleton chart-skeleton" /> },
);

/** Card of the balance chart, which is loaded last and optional. */
function ChartCard({ address, chain }: ChartCardProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <section className="card chart-card" aria-labelledby="chart">
      <div className="card-head">
        <h2 id="chart">{t('chart.title', { symbol: chain.nativeCurrency.symbol })}</h2>
        <bdi className="quiet">{chain.name}</bdi>
      </div>
      <ChartBoundary fallback={<p className="empty">{t('chart.failed')}</p>}>
        <LazyBalanceChart key={`${chain.id} ${address}`} address={address} chain={chain} />
      </ChartBoundary>
    </section>
  );
}

interface ChartBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of the chart, which is optional: on failure a sentence replaces it. */
class ChartBoundary extends Component<ChartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const SHOWN = 5;

/** Latest transactions of the account, with a link to all. */
function Latest() {
  const t = useCatalogue(pageCatalogue);
  const { transactions } = useTransactions();
  const { pages } = useSite().config;
  return (
    <section className="card latest" aria-labelledby="latest">
      <div className="card-head">
        <h2 id="latest">{t('latest.title')}</h2>
        {pages.includes('activity') && transactions.length > 0 && (
          <Link href="/activity" className="text-link">
            {t('latest.all')}
          </Link>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="empty">{t('latest.empty')}</p>
      ) : (
        <ul className="rows">
          {transactions.slice(0, SHOWN).map((transaction) => (
            <li key={`${transaction.chainId} ${transaction.originalHash ?? transaction.hash}`}>
              <PaidTransaction transaction={transaction} list={transactions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
