import { memo, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Address, Chain } from 'viem';
import { useAccount } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { safeAround } from '../core/safeAround.ts';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import { useNetworkDialog, usePreparedDialogs } from '../core/useDialog.ts';
import { Avatar } from '../identity/Avatar.tsx';
import { LAST_ACCOUNT, parseLastAccount, seedName } from '../identity/lastAccount.ts';
import { useBalance } from '../identity/useBalance.ts';
import { useIdentity } from '../identity/useIdentity.ts';
import { NetworkIcon } from '../network/NetworkIcon.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useMultisigText } from '../transactions/multisig/useMultisig.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './connected.css?inline';

export { ConnectedSession } from './ConnectedSession.tsx';

/** Balance, avatar and name; the stylesheet decides which are visible. */
export const AccountLabel = memo(function AccountLabel({ address }: { address: Address }) {
  useStylesheet(styles);
  usePreparedDialogs();
  const t = useTranslate();
  const { chain } = useAccount();
  const { name, avatar } = useIdentity(address);
  const { text: balance, failed } = useBalance(address, chain);
  const { pendingCount } = useTransactions();
  const multisig = useMultisigText();
  const label = name ? formatName(name) : formatAddress(address);
  return (
    <>
      {/* First, so that the accessible name starts with it, with or without the balance. */}
      <span className="mooring-hidden">{t('button.account', { account: label })}</span>
      <span className="mooring-button-balance">
        {balance ? (
          <bdi dir="ltr">{balance}</bdi>
        ) : (
          !failed && <span className="mooring-skeleton" />
        )}
      </span>
      {pendingCount > 0 ? (
        <span className="mooring-button-pending">
          <Spinner />
          <span className="mooring-hidden">{t('button.pending', { count: pendingCount })}</span>
        </span>
      ) : (
        <span className="mooring-button-avatar">
          <Avatar address={address} picture={avatar} />
        </span>
      )}
      {multisig && <span className="mooring-hidden">{multisig}</span>}
      <bdi className="mooring-button-name" aria-hidden="true">
        {label}
      </bdi>
      <OpensIcon />
    </>
  );
});

/** Arrow that shows that the button opens a dialog. */
const OpensIcon = () => (
  <svg className="mooring-icon mooring-button-opens" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 9l7 7 7-7" />
  </svg>
);

/** Avatar of the account to sign in, and the label. */
export function SignInLabel({ address }: { address: Address }) {
  useStylesheet(styles);
  const t = useTranslate();
  const { avatar } = useIdentity(address);
  return (
    <>
      <Avatar address={address} picture={avatar} />
      {t('button.signIn')}
    </>
  );
}

/** Button with the current network; opens the Network dialog. */
export function NetworkButton({ chain }: { chain: Chain }) {
  useStylesheet(styles);
  const t = useTranslate();
  const { isOpen, open, prepare } = useNetworkDialog();
  return (
    <button
      type="button"
      className="mooring-button mooring-network-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <NetworkIcon chain={chain} />
      <span className="mooring-hidden">{t('button.network', { network: chain.name })}</span>
      <bdi className="mooring-network-name" aria-hidden="true">
        {chain.name}
      </bdi>
    </button>
  );
}

/**
 * Stored account of the last visit, shown while the session is restored. The button announces that it is loading, and is
 * disabled.
 */
export function LastAccount() {
  useStylesheet(styles);
  const t = useTranslate();
  const { config } = useMooring();
  const { storage, wagmi } = config;
  const { address } = useAccount();
  const stored = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(LAST_ACCOUNT),
    () => null,
  );
  const account = useMemo(() => parseLastAccount(stored), [stored]);
  useEffect(() => {
    if (account) seedName(config, account);
  }, [config, account]);
  // In a Safe's frame, the Safe connects instead.
  const isKnown = account && (!address || address === account.address) && !safeAround(wagmi);
  return (
    <>
      <span className="mooring-hidden">{t('button.loading')}</span>
      {isKnown ? (
        <>
          <span className="mooring-button-balance">
            <span className="mooring-skeleton" />
          </span>
          <span className="mooring-button-avatar">
            <Avatar address={account.address} />
          </span>
          <bdi className="mooring-button-name">
            {account.name ? formatName(account.name) : formatAddress(account.address)}
          </bdi>
          <OpensIcon />
        </>
      ) : (
        <span className="mooring-skeleton mooring-button-skeleton" />
      )}
    </>
  );
}
