import { memo, useId } from 'react';
import type { Address } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { activateAccount } from '../wallets/activeAccount.ts';
import { useWalletName } from '../wallets/useWalletName.ts';
import { Avatar } from './Avatar.tsx';
import { useIdentity } from './useIdentity.ts';

/** List of the wallet's approved accounts, if there are several; choosing one makes it active. */
export const AccountSwitcher = memo(function AccountSwitcher() {
  const t = useTranslate();
  const titleId = useId();
  const walletName = useWalletName();
  const wagmi = useConfig();
  const { storage } = useMooring().config;
  const { address: active, addresses = [], connector } = useAccount();
  if (addresses.length < 2 || !connector) return null;
  // Sorted by address, so that rows do not move when one is chosen.
  const sorted = [...addresses].sort();
  return (
    <div>
      <h3 id={titleId} className="mooring-group-title">
        {t('account.switch', { wallet: walletName(connector) })}
      </h3>
      <ul className="mooring-list" aria-labelledby={titleId}>
        {sorted.map((address) => (
          <li key={address}>
            <AccountRow
              address={address}
              active={address === active}
              onChoose={() => activateAccount(wagmi, storage, address)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});

interface AccountRowProps {
  readonly address: Address;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function AccountRow({ address, active, onChoose }: AccountRowProps) {
  const t = useTranslate();
  const { name, avatar } = useIdentity(address);
  const label = name ? formatName(name) : formatAddress(address);
  return (
    <ChoiceRow
      icon={<Avatar address={address} picture={avatar} size="medium" />}
      title={label}
      label={t('account.activate', { account: label })}
      notes={active && t('account.active')}
      current={active}
      onChoose={onChoose}
    />
  );
}
