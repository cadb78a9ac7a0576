import type { ReactNode } from 'react';
import { type ConnectButtonState, useConnectButton } from './useConnectButton.ts';

/** A connect button of the host's own making: the child is a function of the state. */
export function CustomConnectButton({
  children,
}: {
  readonly children: (state: ConnectButtonState) => ReactNode;
}) {
  return children(useConnectButton());
}
