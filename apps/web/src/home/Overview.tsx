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
  /** It came in place of the welcome, before the visitor's eyes. */
  readonly arrived: boolean;
}

/** Who is connected, what they have on every network, how it went, and what they did last. */
export function Overview({ address, chain, arrived }: OverviewProps) {
  const { features } = useSite().config;
  useEffect(() => {
    const { activeElement, body } = document;
    // The button that was pressed is gone with the page it stood on: go on at the new heading.
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
