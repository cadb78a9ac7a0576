import type { ComponentType } from 'react';

/** The dialogs there are; one is open at a time. */
export type DialogName = 'connect' | 'account' | 'network' | 'sign-in';

/** What every dialog is given. */
export interface DialogProps {
  readonly onClose: () => void;
}

/** Each dialog is a chunk, fetched when a person is about to open it. */
export const dialogFiles: Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>> =
  {
    connect: () => import('../connect/ConnectDialog.tsx').then((file) => file.preparedDialog()),
    account: () => import('../account/AccountDialog.tsx').then((file) => file.AccountDialog),
    network: () => import('../network/NetworkDialog.tsx').then((file) => file.NetworkDialog),
    'sign-in': () => import('../sign-in/SignInDialog.tsx').then((file) => file.SignInDialog),
  };
