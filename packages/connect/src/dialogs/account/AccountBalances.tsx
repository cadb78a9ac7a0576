import { memo } from 'react';
import type { Address, Chain } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useBalance } from '../../identity/useBalance.ts';

/** The balance on the identity network and, when the wallet is elsewhere, there beside it. */
export const AccountBalances = memo(function AccountBalances({ address }: { address: Address }) {
  const { chain } = useAccount();
  const { chains } = useConfig();
  const { identityChainId } = useMooring().config;
  const home = chains.find(({ id }) => id === identityChainId);
  const shown = [home, chain].filter(
    (one, index, all) =>
      one !== undefined && all.findIndex((other) => other?.id === one.id) === index,
  );
  return (
    <dl className="mooring-balances">
      {shown.map((one) => one && <BalanceOn key={one.id} address={address} chain={one} />)}
    </dl>
  );
});

function BalanceOn({ address, chain }: { address: Address; chain: Chain }) {
  const t = useTranslate();
  const { text, failed } = useBalance(address, chain);
  return (
    <div>
      <dt>{t('account.balanceOn', { network: chain.name })}</dt>
      <dd>
        {text === undefined ? (
          failed ? (
            t('account.unavailable')
          ) : (
            <span className="mooring-skeleton" />
          )
        ) : (
          <bdi dir="ltr">{text}</bdi>
        )}
      </dd>
    </div>
  );
}
