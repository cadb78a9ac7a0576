import { useMemo } from 'react';
import type { DialogName } from './dialog.ts';
import { useDialogs } from './MooringContext.ts';

/** Opens and closes one dialog. */
export interface DialogControl {
  /** Whether it is open, or on its way. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Fetches its code early, as when a pointer comes near its button. */
  readonly prepare: () => void;
}

/** Where a person picks a wallet. */
export function useConnectDialog(): DialogControl {
  return useDialog('connect');
}

/** Where a connected person sees their account, copies the address, disconnects. */
export function useAccountDialog(): DialogControl {
  return useDialog('account');
}

/** Where a person changes the network. */
export function useNetworkDialog(): DialogControl {
  return useDialog('network');
}

/** Where a connected person signs in; only of use below an `<AuthenticationProvider>`. */
export function useSignInDialog(): DialogControl {
  return useDialog('sign-in');
}

function useDialog(name: DialogName): DialogControl {
  const { current, open, close, prepare } = useDialogs();
  return useMemo(
    () => ({
      isOpen: current === name,
      open: () => open(name),
      close,
      prepare: () => prepare(name),
    }),
    [current, name, open, close, prepare],
  );
}
