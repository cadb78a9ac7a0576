import { AuthenticationProvider, type AuthenticationStatus } from '@mooring/connect';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { announce, localWallet, openApplication } from './application.tsx';

const getNonce = vi.fn(async () => 'anchoraweigh');
const adapter = {
  getNonce,
  createMessage: () => 'Come aboard.',
  verify: async () => true,
  signOut: async () => {},
};

/** Server whose sign-in status is pending until the test resolves it. */
function openWithSlowServer() {
  let say: (status: AuthenticationStatus) => void = () => {};
  function Server({ children }: { readonly children: ReactNode }) {
    const [status, setStatus] = useState<AuthenticationStatus>('loading');
    say = setStatus;
    return (
      <AuthenticationProvider adapter={adapter} status={status}>
        {children}
      </AuthenticationProvider>
    );
  }
  const application = openApplication({ around: (kit) => <Server>{kit}</Server> });
  return { application, say: (status: AuthenticationStatus) => say(status) };
}

const dialog = page.getByRole('dialog', { name: 'Sign in' });

test('connecting before the sign-in status is known continues to sign-in', async () => {
  announce(localWallet());
  const { application, say } = openWithSlowServer();
  await application.openConnectDialog();
  await application.chooseWallet();
  await expect.element(dialog).toBeVisible();
  expect(getNonce).not.toHaveBeenCalled();
  say('unauthenticated');
  await expect.poll(() => getNonce).toHaveBeenCalled();
  await expect.element(dialog.getByRole('button', { name: /sign/i })).toBeEnabled();
});

test('connecting before the sign-in status is known skips sign-in when signed in', async () => {
  announce(localWallet());
  const { application, say } = openWithSlowServer();
  await application.openConnectDialog();
  await application.chooseWallet();
  await expect.element(dialog).toBeVisible();
  say('authenticated');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(application.accountButton).toBeVisible();
});
