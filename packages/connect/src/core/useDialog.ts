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
   * Opens it on one wallet, as its row would: connects an installed one, shows the code of one on a phone,
   * or how to get it. On a phone, where only a person's tap opens an app, the list begins at its row.
   * @param wallet id of the catalogue or of a wallet of the configuration; of any other the list is shown
   */
  readonly openOn: (wallet: string) => void;
  /**
   * Opens it and makes an account without a wallet at once: the browser asks for a passkey. Who has one on this
   * device comes in by it. Without `passkeyScreens`, or where passkeys cannot be used, the list is shown.
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
 * Fetches the dialogs of a connected account when the page has nothing else to do. Someone who saves
 * data waits for them instead.
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
