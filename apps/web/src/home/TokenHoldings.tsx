import { useCatalogue, visibleText } from '@mooring/connect';
import type { Address, Chain } from 'viem';
import { Amount } from '../amount/Amount.tsx';
import { webCatalogue } from '../locales/catalogue.ts';
import { useTokens } from '../site/SiteContext.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';

const LONGEST_NAME = 40;
/** Most skeletons: few tokens are likely held, and hundreds of animations are slow. */
const MOST_SKELETONS = 5;

interface TokenHoldingsProps {
  readonly address: Address;
  readonly chain: Chain;
}

/** Token balances on a network; zero balances are hidden, with a note. */
export function TokenHoldings({ address, chain }: TokenHoldingsProps) {
  const t = useCatalogue(webCatalogue);
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
    <ul className="tokens">
      {shown.map(({ token, value }) => (
        <li key={token.address}>
          <bdi>{visibleText(token.name, LONGEST_NAME)}</bdi>
          {value === undefined ? (
            <span className="holding-missing">{t('holdings.unavailable')}</span>
          ) : (
            <Amount value={value} decimals={token.decimals} symbol={token.symbol} />
          )}
        </li>
      ))}
    </ul>
  );
}
