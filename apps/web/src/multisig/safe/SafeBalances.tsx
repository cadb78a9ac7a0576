import { useBalance, useCatalogue, visibleText } from '@mooring/connect';
import type { Address, Chain } from 'viem';
import { Amount } from '../../amount/Amount.tsx';
import { webCatalogue } from '../../locales/catalogue.ts';
import { useTokens } from '../../site/SiteContext.ts';
import { useTokenBalances } from '../../wallet/useTokenBalances.ts';

const LONGEST_NAME = 40;

interface SafeBalancesProps {
  readonly address: Address;
  readonly chain: Chain;
}

/** Onchain balances of the account: native currency and the operator's tokens. */
export function SafeBalances({ address, chain }: SafeBalancesProps) {
  const web = useCatalogue(webCatalogue);
  const { value, failed } = useBalance(address, chain);
  const tokens = useTokens(chain);
  const { balances, failed: tokensFailed } = useTokenBalances(address, chain, tokens);
  const { name, symbol, decimals } = chain.nativeCurrency;
  const held = balances?.filter((one) => one.value === undefined || one.value > 0n) ?? [];
  const missing = web('holdings.unavailable');
  return (
    <dl className="safe-facts">
      <div>
        <dt>
          <bdi>{visibleText(name, LONGEST_NAME)}</bdi>
        </dt>
        <dd>
          {value !== undefined && <Amount value={value} decimals={decimals} symbol={symbol} />}
          {value === undefined && (failed ? missing : <span className="skeleton skeleton-word" />)}
        </dd>
      </div>
      {held.map(({ token, value: amount }) => (
        <div key={token.address}>
          <dt>
            <bdi>{visibleText(token.name, LONGEST_NAME)}</bdi>
          </dt>
          <dd>
            {amount === undefined ? (
              missing
            ) : (
              <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
            )}
          </dd>
        </div>
      ))}
      {!balances && tokensFailed && (
        <div>
          <dt>{web('holdings.tokensUnavailable')}</dt>
        </div>
      )}
    </dl>
  );
}
