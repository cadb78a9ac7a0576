import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../devnet.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet({ blockTimeSeconds: 1, seed: false });
});
afterAll(() => devnet.stop());

async function sendOne(key: 'ethereum' | 'rollup') {
  const { client, contracts } = devnet[key];
  const account = devnet.accounts[0]?.address ?? '0x';
  return client.sendTransaction({ account, to: contracts.alwaysSucceeds, value: 1n });
}

test('mineWhileBusy mines a pending transaction and confirmations after it', async () => {
  const { client } = devnet.ethereum;
  const hash = await sendOne('ethereum');
  const transaction = await client.getTransaction({ hash });
  expect(transaction.blockNumber).toBeNull();
  const receipt = await client.waitForTransactionReceipt({ hash, confirmations: 3 });
  expect(receipt.status).toBe('success');
  expect(await client.getBlockNumber()).toBeGreaterThanOrEqual(receipt.blockNumber + 2n);
});

test('mineWhileBusy stops when the mining mode is changed', async () => {
  const { client } = devnet.rollup;
  await client.setIntervalMining({ interval: 0 });
  const hash = await sendOne('rollup');
  const before = await client.getBlockNumber();
  // Takes longer than the block time of the other chain.
  const other = await sendOne('ethereum');
  await devnet.ethereum.client.waitForTransactionReceipt({ hash: other, confirmations: 2 });
  expect(await client.getBlockNumber()).toBe(before);
  await client.mine({ blocks: 1 });
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success');
});
