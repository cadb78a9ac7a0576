import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from '../core/MooringContext.ts';

/** Each dialog is a chunk, fetched when a person is about to open it. */
export const dialogFiles: Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>> =
  {
    connect: () =>
      import('../dialogs/connect/ConnectDialog.tsx').then((file) => file.preparedDialog()),
    account: () =>
      import('../dialogs/account/AccountDialog.tsx').then((file) => file.AccountDialog),
    network: () =>
      import('../dialogs/network/NetworkDialog.tsx').then((file) => file.NetworkDialog),
    'sign-in': () =>
      import('../dialogs/sign-in/SignInDialog.tsx').then((file) => file.SignInDialog),
  };
