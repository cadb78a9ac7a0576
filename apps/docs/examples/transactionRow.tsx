import {
  ConnectButton,
  MooringProvider,
  type StoredTransaction,
  TransactionRow,
} from '@mooring/connect';
import { mainnet } from 'viem/chains';
import { config } from './config.ts';

const addedAt = Date.now() - 60_000;
const finishedAt = addedAt + 15_000;
const sent = { chainId: mainnet.id, addedAt };
const hash = (digit: string) => `0x${digit.repeat(64)}` as const;

// In an application these are `useTransactions().transactions`.
const transactions: readonly StoredTransaction[] = [
  { ...sent, hash: hash('1'), description: 'Pay the harbour dues', status: 'pending' },
  { ...sent, hash: hash('2'), description: 'Buy an anchor', status: 'confirmed', finishedAt },
  {
    ...sent,
    hash: hash('3'),
    description: 'Hoist the flag',
    status: 'failed',
    finishedAt,
    reason: 'reverted',
  },
];

export const App = () => (
  <MooringProvider config={config}>
    <ConnectButton />
    <ul>
      {transactions.map((transaction) => (
        <li key={transaction.hash}>
          <TransactionRow transaction={transaction} chain={mainnet} />
        </li>
      ))}
    </ul>
  </MooringProvider>
);
