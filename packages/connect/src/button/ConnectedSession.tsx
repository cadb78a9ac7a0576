import type { WalletStatus } from '../core/useConnectionStatus.ts';
import { useAccountChange, useFollowPending } from '../dialogs/sign-in/useSignInWatch.ts';
import { TransactionFollower } from '../transactions/TransactionFollower.ts';
import { useLateTransactions } from '../transactions/useLateTransactions.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { usePreparedDialogs } from './usePreparedDialogs.ts';

interface ConnectedSessionProps {
  /** Current wallet status. */
  readonly status: WalletStatus;
  /** Wallet status before this component mounted. */
  readonly before: WalletStatus;
}

/** Shows nothing: what goes on around a connected account, from the first connection of the page on. */
export function ConnectedSession({ status, before }: ConnectedSessionProps) {
  useAnnouncements(status, before);
  useAccountChange();
  useFollowPending();
  useLateTransactions();
  usePreparedDialogs(status);
  return <TransactionFollower />;
}
