import type { ReactNode } from 'react';
import { type ConnectButtonState, useConnectButton } from './useConnectButton.ts';

/**
 * A connect button of the host's own making: the child is a function of the state.
 *
 * @example
 * ```tsx
 * import { CustomConnectButton } from '@mooring/connect';
 *
 * export const OwnButton = () => (
 *   <CustomConnectButton>
 *     {({ account, connectDialog, accountDialog }) => (
 *       <button type="button" onClick={account ? accountDialog.open : connectDialog.open}>
 *         {account?.label ?? 'Connect'}
 *       </button>
 *     )}
 *   </CustomConnectButton>
 * );
 * ```
 */
export function CustomConnectButton({
  children,
}: {
  readonly children: (state: ConnectButtonState) => ReactNode;
}) {
  return children(useConnectButton());
}
