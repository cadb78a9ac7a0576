import type { Address, Chain } from 'viem';
import { useSite } from '../app/SiteContext.ts';
import { WrongNetwork } from '../wallet/WrongNetwork.tsx';
import { ChartCard } from './ChartCard.tsx';
import { Holdings } from './Holdings.tsx';
import { Latest } from './Latest.tsx';
import { Profile } from './Profile.tsx';

interface OverviewProps {
  readonly address: Address;
  readonly chain: Chain | undefined;
}

/** Who is connected, what they have on every network, how it went, and what they did last. */
export function Overview({ address, chain }: OverviewProps) {
  const { features } = useSite().config;
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
