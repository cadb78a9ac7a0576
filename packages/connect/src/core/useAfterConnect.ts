import { useCallback, useContext, useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { getAccount } from 'wagmi/actions';
import { AuthenticationContext, authenticationOf } from './authentication.ts';
import { useDialogs } from './MooringContext.ts';

/**
 * Returns the function to call after connecting: opens the Sign in dialog if sign-in is required (also while its status
 * is loading) or belongs to another account; else closes the dialog.
 * @param onClose closes the dialog in which the wallet was connected
 */
export function useAfterConnect(onClose: () => void): (signedIn?: unknown) => void {
  const { open, prepare } = useDialogs();
  const wagmi = useConfig();
  const authentication = useContext(AuthenticationContext);
  // State at the time of the wallet's answer, not of the request.
  const latest = useRef(authentication);
  useEffect(() => {
    latest.current = authentication;
  });
  const required = authentication?.required ?? false;
  useEffect(() => {
    if (required) prepare('sign-in');
  }, [required, prepare]);
  return useCallback(
    (signedIn) => {
      const now = latest.current;
      const { address } = getAccount(wagmi);
      const signedOut = !signedIn && now && authenticationOf(now, address) !== 'authenticated';
      if (signedOut && (now.required || now.status === 'authenticated')) open('sign-in');
      else onClose();
    },
    [wagmi, open, onClose],
  );
}
