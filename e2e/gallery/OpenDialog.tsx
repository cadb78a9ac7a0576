import {
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useSignInDialog,
} from '@mooring/connect';
import { useEffect } from 'react';
import { whenThere } from './whenThere.ts';

interface OpenDialogProps {
  readonly dialog: 'connect' | 'account' | 'network' | 'sign-in';
  /** A selector of what is pressed in it. */
  readonly press: string | undefined;
}

/** Opens a dialog, and presses one thing in it as a person would. */
export function OpenDialog({ dialog, press }: OpenDialogProps) {
  const dialogs = {
    connect: useConnectDialog(),
    account: useAccountDialog(),
    network: useNetworkDialog(),
    'sign-in': useSignInDialog(),
  };
  const { open } = dialogs[dialog];
  useEffect(() => open(), [open]);
  useEffect(
    () => (press === undefined ? undefined : whenThere(press, (element) => element.click())),
    [press],
  );
  return null;
}
