import { useContext } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from './authentication.ts';
import { useWalletStatus, type WalletStatus } from './useWalletStatus.ts';

/**
 * Where a visitor stands: `loading` while the last visit's session is being brought back or it is
 * not known whether they are signed in, `unauthenticated` when connected but not signed in where
 * that is required.
 */
export type ConnectionStatus = WalletStatus | 'unauthenticated';

/** Where the visitor stands now. */
export function useConnectionStatus(): ConnectionStatus {
  const wallet = useWalletStatus();
  const { address } = useAccount();
  const authentication = useContext(AuthenticationContext);
  if (wallet !== 'connected' || !authentication?.required) return wallet;
  const status = authenticationOf(authentication, address);
  return status === 'authenticated' ? wallet : status;
}
