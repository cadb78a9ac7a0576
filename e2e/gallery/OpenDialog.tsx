import { useAccountDialog, useConnectDialog, useNetworkDialog } from '@mooring/connect';
import { useEffect } from 'react';
import { whenThere } from './whenThere.ts';

interface OpenDialogProps {
  readonly dialog: 'connect' | 'account' | 'network';
  /** A selector of what is pressed in it. */
  readonly press: string | undefined;
}

/** Opens a dialog, and presses one thing in it as a person would. */
export function OpenDialog({ dialog, press }: OpenDialogProps) {
  const dialogs = {
    connect: useConnectDialog(),
    account: useAccountDialog(),
    network: useNetworkDialog(),
  };
  const { open } = dialogs[dialog];
  useEffect(() => open(), [open]);
  useEffect(
    () => (press === undefined ? undefined : whenThere(press, (element) => element.click())),
    [press],
  );
  return null;
}
