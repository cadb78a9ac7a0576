import { NetworkIcon, useBalance, useCatalogue, visibleText } from '@mooring/connect';
import { Amount } from '@mooring/page/amount';
import { useTokens } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { LongList, SHOWN_TOKEN_NAME } from '@mooring/page/ui';
import { useTokenBalances } from '@mooring/page/wallet';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';

interface HoldingsProps {
  readonly address: Address;
  readonly current: Chain | undefined;
}

/** Balances of the account on all networks of the site, the wallet's network first. */
export function Holdings({ address, current }: HoldingsProps) {
  const t = useCatalogue(pageCatalogue);
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

interface NetworkHoldingProps {
  readonly address: Address;
  readonly chain: Chain;
  readonly isCurrent: boolean;
}

/** Balances of an account on one network: native currency and the site's tokens, each as it loads. */
function NetworkHolding({ address, chain, isCurrent }: NetworkHoldingProps) {
  const t = useCatalogue(pageCatalogue);
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

/** Most skeletons: few tokens are likely held, and hundreds of animations are slow. */
const MOST_SKELETONS = 5;
/** Height of a token's row in px, as in the stylesheet. */
const TOKEN_HEIGHT = 44;

interface TokenHoldingsProps {
  readonly address: Address;
  readonly chain: Chain;
}

/** Token balances on a network; zero balances are hidden, with a note. */
function TokenHoldings({ address, chain }: TokenHoldingsProps) {
  const t = useCatalogue(pageCatalogue);
  const tokens = useTokens(chain);
  const { balances, failed } = useTokenBalances(address, chain, tokens);
  if (tokens.length === 0) return null;
  if (!balances) {
    if (failed) return <p className="quiet">{t('holdings.tokensUnavailable')}</p>;
    return (
      <ul className="tokens" aria-busy="true">
        {tokens.slice(0, MOST_SKELETONS).map((token) => (
          <li key={token.address}>
            <span className="skeleton" />
            <span className="skeleton" />
          </li>
        ))}
      </ul>
    );
  }
  const shown = balances.filter(({ value }) => value === undefined || value > 0n);
  if (shown.length === 0) return <p className="quiet">{t('holdings.noTokens')}</p>;
  return (
    <LongList
      items={shown}
      keyOf={({ token }) => token.address}
      rowHeight={TOKEN_HEIGHT}
      className="tokens"
    >
      {({ token, value }) => (
        <>
          <bdi>{visibleText(token.name, SHOWN_TOKEN_NAME)}</bdi>
          {value === undefined ? (
            <span className="holding-missing">{t('holdings.unavailable')}</span>
          ) : (
            <Amount value={value} decimals={token.decimals} symbol={token.symbol} />
          )}
        </>
      )}
    </LongList>
  );
}
