import { useCallback, useContext, useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { getAccount } from 'wagmi/actions';
import { AuthenticationContext, authenticationOf } from './authentication.ts';
import { useDialogs } from './MooringContext.ts';

/**
 * Next step after connecting: the Sign in dialog if sign-in is required, also while it is not known yet, or
 * belongs to another account; else none.
 * @param onClose closes the dialog the wallet was connected in
 */
export function useAfterConnect(onClose: () => void): (signedIn?: unknown) => void {
  const { open, prepare } = useDialogs();
  const wagmi = useConfig();
  const authentication = useContext(AuthenticationContext);
  // State when the wallet responds, not when it was asked.
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
