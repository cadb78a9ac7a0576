import { useCatalogue } from '@mooring/connect';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { NetworkHolding } from './NetworkHolding.tsx';

interface HoldingsProps {
  readonly address: Address;
  readonly current: Chain | undefined;
}

/** Balances of the account on all networks of the site, the wallet's network first. */
export function Holdings({ address, current }: HoldingsProps) {
  const t = useCatalogue(webCatalogue);
  const { chains } = useConfig();
  const sorted = [...chains].sort(
    (one, other) => Number(other.id === current?.id) - Number(one.id === current?.id),
  );
  return (
    <section className="holdings" aria-labelledby="holdings">
      <h2 id="holdings">{t('holdings.title')}</h2>
      <ul className="holdings-list">
        {sorted.map((chain) => (
          <NetworkHolding
            key={chain.id}
            address={address}
            chain={chain}
            isCurrent={chain.id === current?.id}
          />
        ))}
      </ul>
    </section>
  );
}
