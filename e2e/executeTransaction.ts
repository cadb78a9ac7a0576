import type { Local } from '@mooring/devnet/local';
import type { Hash } from 'viem';
import type { GenesisTransaction } from '../packages/devnet/src/chain/genesisBlock.ts';

/**
 * Sends a transaction on a local network, and waits until it is mined; resolves with its hash. The node estimates its gas
 * against the last block: what a transaction relies on must be mined before.
 * @throws {Error} when it reverts
 */
export async function executeTransaction(
  { client }: Local['devnet']['ethereum'],
  { from, ...transaction }: GenesisTransaction,
): Promise<Hash> {
  const hash = await client.sendTransaction({ account: from, ...transaction });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`The transaction ${hash} reverted.`);
  return hash;
}
