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
  /** Selectors of what is pressed in it, one after the other. */
  readonly press: string | readonly string[] | undefined;
}

/** Opens a dialog, and presses things in it as a person would. */
export function OpenDialog({ dialog, press }: OpenDialogProps) {
  const dialogs = {
    connect: useConnectDialog(),
    account: useAccountDialog(),
    network: useNetworkDialog(),
    'sign-in': useSignInDialog(),
  };
  const { open } = dialogs[dialog];
  useEffect(() => open(), [open]);
  useEffect(() => {
    const [first, ...others] = press === undefined ? [] : [press].flat();
    return first === undefined ? undefined : pressAll(first, others);
  }, [press]);
  return null;
}

/** Presses what a selector finds, then what the next one does. @returns stops pressing */
function pressAll(selector: string, others: readonly string[]): () => void {
  let stopNext = () => {};
  const stop = whenThere(selector, (element) => {
    element.click();
    const [next, ...rest] = others;
    if (next !== undefined) stopNext = pressAll(next, rest);
  });
  return () => {
    stop();
    stopNext();
  };
}
