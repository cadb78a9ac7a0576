import { NetworkIcon, useBalance, useCatalogue } from '@mooring/connect';
import type { Address, Chain } from 'viem';
import { Amount } from '../amount/Amount.tsx';
import { webCatalogue } from '../locales/catalogue.ts';
import { TokenHoldings } from './TokenHoldings.tsx';

interface NetworkHoldingProps {
  readonly address: Address;
  readonly chain: Chain;
  readonly isCurrent: boolean;
}

/** Balances of an account on one network: native currency and the site's tokens, each as it loads. */
export function NetworkHolding({ address, chain, isCurrent }: NetworkHoldingProps) {
  const t = useCatalogue(webCatalogue);
  const { value, failed } = useBalance(address, chain);
  const { decimals, symbol, name } = chain.nativeCurrency;
  return (
    <li className="card holding" data-current={isCurrent}>
      <h3 className="holding-network">
        <NetworkIcon chain={chain} />
        <bdi>{chain.name}</bdi>
        {isCurrent && <span className="badge">{t('holdings.current')}</span>}
      </h3>
      <div className="holding-coin">
        <span className="hidden">{name}: </span>
        {value !== undefined ? (
          <Amount value={value} decimals={decimals} symbol={symbol} />
        ) : failed ? (
          <span className="holding-missing">{t('holdings.unavailable')}</span>
        ) : (
          <span className="skeleton skeleton-amount" />
        )}
      </div>
      {failed && (
        <p className="quiet">
          {value === undefined ? t('holdings.retrying') : t('holdings.stale')}
        </p>
      )}
      <TokenHoldings address={address} chain={chain} />
    </li>
  );
}
