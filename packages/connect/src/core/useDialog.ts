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

/**
 * Opens and closes the Connect dialog, where a person picks a wallet.
 *
 * @example
 * ```tsx
 * import { useConnectDialog } from '@mooring/connect';
 *
 * export function Open() {
 *   const { open, prepare } = useConnectDialog();
 *   return (
 *     <button type="button" onPointerEnter={prepare} onClick={open}>
 *       Connect
 *     </button>
 *   );
 * }
 * ```
 */
export function useConnectDialog(): DialogControl {
  return useDialog('connect');
}

/**
 * Opens and closes the Account dialog, where a connected person sees their account, copies the
 * address and disconnects.
 *
 * @example
 * ```tsx
 * import { useAccountDialog } from '@mooring/connect';
 *
 * export function Open() {
 *   const { open, prepare } = useAccountDialog();
 *   return (
 *     <button type="button" onPointerEnter={prepare} onClick={open}>
 *       Account
 *     </button>
 *   );
 * }
 * ```
 */
export function useAccountDialog(): DialogControl {
  return useDialog('account');
}

/**
 * Opens and closes the Network dialog, where a person changes the network.
 *
 * @example
 * ```tsx
 * import { useNetworkDialog } from '@mooring/connect';
 *
 * export function Open() {
 *   const { open, prepare } = useNetworkDialog();
 *   return (
 *     <button type="button" onPointerEnter={prepare} onClick={open}>
 *       Change network
 *     </button>
 *   );
 * }
 * ```
 */
export function useNetworkDialog(): DialogControl {
  return useDialog('network');
}

/**
 * Opens and closes the Sign in dialog, where a connected person signs in; only of use below an
 * `<AuthenticationProvider>`.
 *
 * @example
 * ```tsx
 * import { useSignInDialog } from '@mooring/connect';
 *
 * export function Open() {
 *   const { open, prepare } = useSignInDialog();
 *   return (
 *     <button type="button" onPointerEnter={prepare} onClick={open}>
 *       Sign in
 *     </button>
 *   );
 * }
 * ```
 */
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
