import { useEffect, useMemo } from 'react';
import { useAccount } from 'wagmi';
import { type DialogName, NEW_ACCOUNT, useDialogs } from './MooringContext.ts';
import { prefersReducedData, whenIdle } from './whenIdle.ts';

/** Control of one dialog. */
export interface DialogControl {
  /** True when open or loading. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Preloads its code, for example when a pointer nears its button. */
  readonly prepare: () => void;
}

/** Control of the Connect dialog. */
export interface ConnectDialogControl extends DialogControl {
  /**
   * Opens it for one wallet, like a click on its row: connects an installed wallet, shows the QR code of a phone wallet, or
   * how to get it. On a phone, where only a tap opens an app, the list is filtered to its row.
   * @param wallet id of the wallet list or of a configured wallet; unknown ids show the list
   */
  readonly openOn: (wallet: string) => void;
  /**
   * Opens it and immediately creates a passkey account: the browser prompts for a passkey. An existing passkey on this
   * device is used instead. Without `passkeyScreens`, or if passkeys are not supported, the list is shown.
   */
  readonly createAccount: () => void;
}

/**
 * Control of the Connect dialog, to pick a wallet.
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
export function useConnectDialog(): ConnectDialogControl {
  const control = useDialog('connect');
  const { open } = useDialogs();
  return useMemo(
    () => ({
      ...control,
      openOn: (wallet) => open('connect', wallet),
      createAccount: () => open('connect', NEW_ACCOUNT),
    }),
    [control, open],
  );
}

/**
 * Control of the Account dialog, which shows the account, copies its address and disconnects.
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
  usePreparedDialogs();
  return useDialog('account');
}

/**
 * Control of the Network dialog, to switch the network.
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
  usePreparedDialogs();
  return useDialog('network');
}

/**
 * Control of the Sign in dialog, for a connected visitor; requires an `<AuthenticationProvider>`.
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

/**
 * Preloads the dialogs of a connected account when the page is idle, except for visitors who prefer reduced data.
 */
export function usePreparedDialogs(): void {
  const { prepare } = useDialogs();
  const { isConnected } = useAccount();
  useEffect(() => {
    if (!isConnected || prefersReducedData()) return undefined;
    return whenIdle(() => {
      void prepare('account');
      void prepare('network');
    });
  }, [isConnected, prepare]);
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
