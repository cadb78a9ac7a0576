import { AuthenticationProvider, type AuthenticationStatus } from '@mooring/connect';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';

/** A host with sign-in, whose message begins as given. */
export function createSignInHost(place: string) {
  const verify = vi.fn(async (_: { message: string; signature: string }) => true);
  function Host({ children }: { readonly children: ReactNode }) {
    const [status, setStatus] = useState<AuthenticationStatus>('unauthenticated');
    return (
      <AuthenticationProvider
        status={status}
        adapter={{
          getNonce: async () => 'anchoraweigh',
          createMessage: ({ address }) =>
            `${place} wants you to sign in with your Ethereum account:\n${address}`,
          async verify(signed) {
            const verified = await verify(signed);
            setStatus('authenticated');
            return verified;
          },
          signOut: async () => setStatus('unauthenticated'),
        }}
      >
        {children}
      </AuthenticationProvider>
    );
  }
  return { verify, around: (kit: ReactNode) => <Host>{kit}</Host> };
}
