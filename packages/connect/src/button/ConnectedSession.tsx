import { connectorKind } from '@mooring/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useAccount } from 'wagmi';
import accountStyles from '../account/account.css?inline';
import { useDialogs, useMooring } from '../core/MooringContext.ts';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import type { WalletStatus } from '../core/useConnectionStatus.ts';
import { useLatest } from '../core/useLatest.ts';
import { connectorScreens, useLazyPart } from '../core/useLazyPart.ts';
import { prefersReducedData } from '../core/whenIdle.ts';
import { LAST_ACCOUNT, rememberAccount } from '../identity/lastAccount.ts';
import { useIdentity, useKnownName } from '../identity/useIdentity.ts';
import { useAccountChange, useFollowPending, useLateSignIn } from '../sign-in/useSignInWatch.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { TransactionFollower } from '../transactions/TransactionFollower.ts';
import { useLateTransactions } from '../transactions/useLateTransactions.ts';
import { useCelebrate } from '../ui/useCelebrate.ts';
import { restored } from '../wallets/activeAccount.ts';
import { syncDisconnect } from '../wallets/syncDisconnect.ts';
import { watchWallet } from '../wallets/watchWallet.ts';

interface ConnectedSessionProps {
  /** Current wallet status. */
  readonly status: WalletStatus;
  /** Wallet status before this component mounted. */
  readonly before: WalletStatus;
}

/** Runs the effects for a connected account, from the page's first connection on. */
export function ConnectedSession({ status, before }: ConnectedSessionProps) {
  useStylesheet(accountStyles);
  useAnnouncements(status, before);
  useAccountChange();
  useFollowPending();
  useLateSignIn();
  useLateTransactions();
  useSupportedChain(status);
  useWatchedWallet();
  useOtherTabs();
  useRememberedAccount(status);
  return (
    <>
      <TransactionFollower />
      <PasskeyReviews />
    </>
  );
}

/** Reviews of a passkey account's signing requests, which wait until the reviews are loaded. */
function PasskeyReviews() {
  const { connector } = useAccount();
  const screens = connectorScreens(connector);
  const { part } = useLazyPart(screens);
  useEffect(() => connector && screens?.holdReviews(connector), [screens, connector]);
  return connector && part ? <part.PasskeyReviews connector={connector} /> : null;
}

/** Watches an installed wallet; other wallets have their own connection. */
function useWatchedWallet(): void {
  const { wagmi } = useMooring().config;
  const { connector } = useAccount();
  useEffect(() => {
    // During session restore the connector is incomplete.
    if (connector?.type !== 'injected' || !connector.getAccounts) return undefined;
    return watchWallet(wagmi, connector);
  }, [wagmi, connector]);
}

/** Disconnects when another tab disconnects. */
function useOtherTabs(): void {
  const { wagmi } = useMooring().config;
  useEffect(() => syncDisconnect(wagmi), [wagmi]);
}

/** Stores the connected account on the device, for the next visit. */
function useRememberedAccount(status: WalletStatus): void {
  const { storage } = useMooring().config;
  const { address, connector } = useAccount();
  const { name } = useIdentity(address);
  const isSafe = connectorKind(connector) === 'safe';
  useEffect(() => {
    if (status === 'disconnected') storage.remove(LAST_ACCOUNT);
    else if (status === 'connected' && address && !isSafe)
      rememberAccount(storage, { address, name });
  }, [status, address, name, isSafe, storage]);
}

/** Opens the Network dialog on a network that is not configured, if the host requires a configured one. */
function useSupportedChain(status: WalletStatus): void {
  const { enforceSupportedChains } = useMooring();
  const { open } = useDialogs();
  const { chainId, chain } = useAccount();
  const isUnsupported = status === 'connected' && chainId !== undefined && !chain;
  useEffect(() => {
    if (enforceSupportedChains && isUnsupported) open('network');
  }, [enforceSupportedChains, isUnsupported, open]);
}

/**
 * Announces changes of connection, account and network to screen readers, once each, and calls the host's `onConnect` and
 * `onDisconnect`. Closes the Connect dialog if the session is restored while it shows its list.
 * @param status current wallet status
 * @param lastStatus wallet status before this mounted; a connection since then is still announced
 */
function useAnnouncements(status: WalletStatus, lastStatus: WalletStatus): void {
  const { announcer, onConnect, onDisconnect } = useMooring();
  const celebrate = useCelebrate();
  const rememberIcon = useRememberIcon();
  const t = useTranslate();
  const { address, chain, chainId, connector } = useAccount();
  const network = chain?.name;
  const { current, close } = useDialogs();
  const latest = useLatest({ connector, onConnect, onDisconnect, dialog: current });
  const before = useRef({ status: lastStatus, address, chainId });
  const sayAccount = useAccountAnnouncement();

  useEffect(() => {
    const now = latest.current;
    const last = before.current;
    before.current = { status, address, chainId };
    if (last.status === status && last.address === address && last.chainId === chainId) return;
    if (status === 'connected') {
      const isRestored = restored.delete(now.connector?.uid ?? '');
      const isInDialog = isRestored && now.dialog === 'connect';
      if (isInDialog && !isChoosing()) close();
      // A restored session of the last visit is not announced.
      if (last.status === 'loading' && !isInDialog) return;
      if (last.status !== 'connected') {
        sayAccount({ key: 'announce.connected', address });
        rememberIcon();
        // A late restore changes the page, but is not a new connection.
        if (isRestored) return;
        celebrate();
        if (address && chainId !== undefined) now.onConnect?.({ address, chainId });
      } else if (last.address !== address) sayAccount({ key: 'announce.account', address });
      else if (network) announcer.say(t('announce.network', { network }));
      else announcer.say(t('announce.wrongNetwork'));
    } else if (status === 'disconnected' && last.status === 'connected') {
      announcer.say(t('announce.disconnected'));
      now.onDisconnect?.();
    }
  }, [
    status,
    address,
    chainId,
    network,
    latest,
    announcer,
    close,
    celebrate,
    rememberIcon,
    sayAccount,
    t,
  ]);
}

/** Returns true if the Connect dialog shows more than its list: the visitor is about to connect another wallet. */
function isChoosing(): boolean {
  return document.querySelector('.mooring-view[data-view]:not([data-view="list"])') !== null;
}

/** Time to read a name before the account is announced by its address, in ms. */
const NAME_MS = 2_000;

interface AccountAnnouncement {
  readonly key: 'announce.connected' | 'announce.account';
  readonly address: Address | undefined;
}

/** Returns a function that announces the connected account, once, by its name if it has one. */
function useAccountAnnouncement(): (announcement: AccountAnnouncement) => void {
  const { announcer } = useMooring();
  const t = useTranslate();
  const { address } = useAccount();
  const name = useKnownName(address);
  const [due, setDue] = useState<AccountAnnouncement>();
  useEffect(() => {
    if (!due?.address || due.address !== address) return undefined;
    const account = name ? formatName(name) : formatAddress(address);
    const say = () => {
      announcer.say(t(due.key, { account }));
      setDue(undefined);
    };
    const timer = setTimeout(say, name === undefined ? NAME_MS : 0);
    return () => clearTimeout(timer);
  }, [due, address, name, announcer, t]);
  return setDue;
}

/** Returns a function that stores the connected wallet's icon, for visits on which it is not announced. */
function useRememberIcon(): () => void {
  const { config, wallets, report } = useMooring();
  const { connector } = useAccount();
  return useCallback(() => {
    if (!connector || !wallets.isAnnounced(connector.id) || prefersReducedData()) return;
    import('../core/marks/walletMarks.ts').then(
      ({ rememberWalletIcon }) => rememberWalletIcon(config.storage, connector),
      report,
    );
  }, [config, wallets, connector, report]);
}
