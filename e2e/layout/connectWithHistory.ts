import { DEMO_ACCOUNTS } from '@mooring/devnet';
import type { Local } from '@mooring/devnet/local';
import type { Stage } from './stage.ts';

/** Statuses of the account's transactions; each has a different layout. */
const history = [
  {
    status: 'confirmed',
    description: 'Send 1.5 ETH to the-keeper-of-the-northe...',
    to: [DEMO_ACCOUNTS[1].address],
  },
  {
    status: 'failed',
    reason: 'reverted',
    description: 'Approve the harbour treasury for 250,000.123456 HARBOUR',
  },
  {
    status: 'failed',
    reason: 'replaced',
    description: 'Send 2 ETH to 2 recipients',
    to: [DEMO_ACCOUNTS[2].address, DEMO_ACCOUNTS[3].address],
  },
  { status: 'failed', reason: 'cancelled', description: `Swap ${'1234567890'.repeat(6)} wei` },
];

/** Connects two accounts of the demo wallet, with a transaction of each status. */
export async function connectWithHistory({ page, visitor }: Stage, local: Local) {
  const [mira] = local.devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  const account = mira.address.toLowerCase();
  await visitor.arriveConnected('/', { accounts: 2 });
  const entries = history.map((transaction, index) => {
    const hash = `0x${String(index + 1).padStart(64, '0')}`;
    const addedAt = Date.now() - (index + 1) * 5_000_000;
    return {
      key: `mooring.tx.${local.devnet.ethereum.chain.id}.${account}.${hash}`,
      value: JSON.stringify({ ...transaction, hash, addedAt, finishedAt: addedAt + 1_000 }),
    };
  });
  await page.evaluate((all) => {
    for (const { key, value } of all) localStorage.setItem(key, value);
  }, entries);
}
