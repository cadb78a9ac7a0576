import { useEffect } from 'react';
import type { Address, Chain } from 'viem';
import { useSite } from '../site/SiteContext.ts';
import { WrongNetwork } from '../wallet/WrongNetwork.tsx';
import { ChartCard } from './ChartCard.tsx';
import { Holdings } from './Holdings.tsx';
import { Latest } from './Latest.tsx';
import { Profile } from './Profile.tsx';

interface OverviewProps {
  readonly address: Address;
  readonly chain: Chain | undefined;
  /** True when it has replaced the welcome on this visit. */
  readonly arrived: boolean;
}

/** Overview of the account: profile, balances, chart, latest transactions. */
export function Overview({ address, chain, arrived }: OverviewProps) {
  const { features } = useSite().config;
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
          {features.chart && chain && <ChartCard address={address} chain={chain} />}
          <Latest />
        </div>
      </div>
    </div>
  );
}
