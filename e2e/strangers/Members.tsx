'use client';
import {
  AuthenticationProvider,
  ConnectButton,
  createMooringConfig,
  MooringProvider,
  useAuthentication,
  useTransactions,
} from '@mooring/connect';
import { createSignInClient } from '@mooring/sign-in';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { mainnet, optimism } from 'viem/chains';
import { useSendTransaction } from 'wagmi';

const client = createSignInClient({ statement: 'Sign in to the stranger.' });
const config = createMooringConfig({
  appName: 'Stranger',
  chains: [mainnet, optimism],
  ssr: true,
});

/** Page of an application with its own server, whose members sign in there, and send. */
export function Members() {
  return (
    <AuthenticationProvider client={client}>
      <QueryClientProvider client={config.queryClient}>
        <MooringProvider config={config}>
          <ConnectButton />
          <Session />
          <Send />
        </MooringProvider>
      </QueryClientProvider>
    </AuthenticationProvider>
  );
}

const loading = { status: 'loading' } as const;

function Session() {
  const state = useSyncExternalStore(client.subscribe, client.getState, () => loading);
  return <output>{state.status === 'authenticated' ? state.session.address : state.status}</output>;
}

function Send() {
  const { signedIn } = useAuthentication();
  const { transactions, addTransaction } = useTransactions();
  const { sendTransactionAsync } = useSendTransaction();
  const send = async () => {
    const hash = await sendTransactionAsync({ to: `0x${'42'.repeat(20)}`, value: BigInt(1) });
    addTransaction({ hash, description: 'A payment' });
  };
  return (
    <button type="button" disabled={!signedIn} onClick={() => void send()}>
      Send: {transactions.map(({ status }) => status).join()}
    </button>
  );
}
