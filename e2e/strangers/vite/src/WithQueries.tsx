import {
  ConnectButton,
  MooringProvider,
  TransactionRow,
  useSendBatch,
  useTransactions,
} from '@mooring/connect';
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlockNumber } from 'wagmi';
import { config } from './config.ts';

const own = new QueryClient({ defaultOptions: { queries: { staleTime: 123_456 } } });

/** Application with its own query client, above the kit. */
export const WithQueries = () => (
  <QueryClientProvider client={own}>
    <MooringProvider config={config}>
      <ConnectButton />
      <Reading />
      <Sending />
      <Batch />
    </MooringProvider>
  </QueryClientProvider>
);

function Reading() {
  const client = useQueryClient();
  const { data: answer } = useQuery({ queryKey: ['own'], queryFn: async () => 42 });
  const { data: block } = useBlockNumber();
  const kinds = new Set(
    own
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0])),
  );
  return (
    <dl>
      <dt>Below the kit</dt>
      <dd>{client === own ? 'the own client' : 'another client'}</dd>
      <dt>Answer</dt>
      <dd>{answer}</dd>
      <dt>Block</dt>
      <dd>{String(block)}</dd>
      <dt>In the own client</dt>
      <dd>{[...kinds].sort().join(' ')}</dd>
    </dl>
  );
}

function Sending() {
  const { transactions, addTransaction } = useTransactions();
  return (
    <button
      type="button"
      onClick={() => addTransaction({ hash: `0x${'ab'.repeat(32)}`, description: 'A payment' })}
    >
      Sent: {transactions.map(({ status }) => status).join()}
    </button>
  );
}

const calls = [1n, 2n, 3n].map((value) => ({ to: `0x${'11'.repeat(20)}` as const, value }));

function Batch() {
  const { mutate: sendBatch, progressText, fault } = useSendBatch();
  const batch = useTransactions().transactions.find((transaction) => transaction.batch);
  const pay = () => sendBatch({ calls, description: 'Payroll', atomic: 'required' });
  return (
    <>
      <button type="button" onClick={pay}>
        {progressText ?? 'Pay three'}
      </button>
      <p>{fault}</p>
      {batch && <TransactionRow transaction={batch} chain={undefined} />}
    </>
  );
}
