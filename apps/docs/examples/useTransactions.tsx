import { ConnectButton, MooringProvider, useTransactions } from '@mooring/connect';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseEther } from 'viem';
import { useAccount, useSendTransaction } from 'wagmi';
import { config } from './config.ts';

function Tip() {
  const { address } = useAccount();
  const { addTransaction, pendingCount } = useTransactions();
  const { mutateAsync: send } = useSendTransaction();
  const tip = async () => {
    const hash = await send({ to: address, value: parseEther('0.01') });
    addTransaction({ hash, description: 'A tip of 0.01 ETH' });
  };
  return (
    <button type="button" disabled={!address} onClick={() => void tip()}>
      Tip ({pendingCount} pending)
    </button>
  );
}

// For wagmi's own hooks.
const queryClient = new QueryClient();

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <MooringProvider config={config}>
      <ConnectButton />
      <Tip />
    </MooringProvider>
  </QueryClientProvider>
);
